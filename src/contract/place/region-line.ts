/**
 * Region and country of a city in one line. A city without a named region shows only its country.
 * @param join such as the message of the cards
 */
export function regionLine(
  { region, country }: { readonly region: string; readonly country: string },
  join: (region: string, country: string) => string = (first, second) => `${first}, ${second}`,
): string {
  return region === country ? country : join(region, country)
}
