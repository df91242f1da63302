/** Sentences about a tariff with a last day. */
export const priceEnd = {
  sentence: 'Entry {price} until {date}; the price after that is not known',
  past: 'Entry was {price} until {date}; today’s price is not known',
  others: 'Prices fixed until {date}; the price after that is not known',
  othersPast: 'Prices were fixed until {date}; today’s price is not known',
  free: 'Free until {date}; the price after that is not known',
  freePast: 'Was free until {date}; today’s price is not known',
  withForeigners: '{price} (foreigners {foreigners})',
} as const
