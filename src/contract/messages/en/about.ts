export const about = {
  title: 'About Us',
  description: 'How this guide to {city} is made: researched places, named sources, honest gaps.',
  rulesTitle: 'What we hold ourselves to',
  rules: [
    {
      title: 'Sources are shown',
      text: 'Each place names where its facts come from and when they were last checked.',
    },
    {
      title: 'Gaps are shown too',
      text: 'What nobody could confirm is marked “not verified yet” instead of being smoothed over.',
    },
    {
      title: 'Ratings are travellers’ own',
      text: 'A rating is the mean of the reviews written here. A place without reviews says so.',
    },
    {
      title: 'Opinions stay',
      text: 'Low stars are never a reason to remove a review, and never sorted away. Reviews are removed for these reasons alone: they are not about the place, advertise, insult, tell private details, break the law, or are somebody else’s work. Their number and the reason stay at the place, and the author may ask once for another look.',
    },
    {
      title: 'Pictures are drawn',
      text: 'Every picture is an original illustration, made for this guide and light enough for a slow network.',
    },
  ],
  mapsTitle: 'Maps',
  maps: 'The maps of this guide come from these sources:',
  figures: {
    places: { one: '{count} place', other: '{count} places' },
    exact: { one: '{count} exact spot on the map', other: '{count} exact spots on the map' },
    sources: { one: '{count} source', other: '{count} sources' },
  },
} as const

export const privacy = {
  title: 'Privacy',
  description: 'What this guide to {city} counts, what it never keeps, and how to say no.',
  intro: 'The whole guide can be read without an account, and nobody follows you while you read.',
  sections: [
    {
      title: 'What we count',
      texts: [
        'For each day we add up how often pages and places were opened and how many searches found something. We also add up how many places were saved, how many trips were made, opened again and taken along, and how many days of plans were too full. And we add up languages, three sizes of screens, and kinds of failures.',
        'These are sums of a day. They do not say who did something, nor what one visitor did before or after.',
        'Editors see how many people saved a place, and in how many of the newest trips it is a stop. They see these numbers alone, and no trip.',
      ],
    },
    {
      title: 'What we do not keep',
      texts: [
        'The sums hold no cookie, no number of your device, no IP address and no link to an account. No other company counts on this site.',
        'The server sees your IP address, because it has to answer you. For the limit that keeps a single visitor from slowing down all others, it remembers the address for a minute.',
      ],
    },
    {
      title: 'The words of searches',
      texts: [
        'We want to know what people search for and do not find. The words of a search are kept if all of them are words of the guide, such as the name of a place. Other words are kept only if at least ten searches of one day had them, and never with a number. All others are forgotten.',
      ],
    },
    {
      title: 'How long',
      texts: ['Sums of days are kept for two months, sums of months for thirteen months.'],
    },
    {
      title: 'How to say no',
      texts: [
        'When you leave, your browser reports which pages it opened by itself and how large its window is. If Global Privacy Control or Do Not Track is on in your browser, it reports nothing.',
      ],
    },
    {
      title: 'If you have an account',
      texts: [
        'We keep your profile, your wishlist, your trips, your reviews, the changes that you suggest and your photos, because you ask us to. On your profile you can download everything that is kept about you, and delete your account. Whoever looks after the guide asks an admin to take that role first.',
        'We note which reviews you found helpful; others see only how many travellers did. A review says in which month its place was in a trip of yours only if you choose that for this review.',
        'Logins are noted for 180 days with the network that they came from, never with the whole address. So it can be found out whether somebody else tried to get in.',
        'A link to a trip shows strangers only what its maker has chosen. We keep the day on which it was last opened, and nothing of who opened it. It ends when its maker ends it or leaves.',
        'Whoever is in a trip with you sees all of it and your name, and not your email. While you have the trip open, they also see that and the day that you look at; nobody keeps it. What you suggest for such a trip waits there until it is decided. Who changed what in it can be read by all of them for 30 days, with your name. If somebody changes your role in it or removes you, we note that for you until you open the trip, for 14 days at most. If you want it, a mail tells you of changes, at most once an hour; each mail can end them. If you delete your account, a trip that others are in stays with them.',
        'What you have begun to write and not saved stays in your browser. Logging out removes it, after a question, and so does the login of another account. If your session ends by itself, it waits there until then, unencrypted.',
      ],
    },
    {
      title: 'The newsletter',
      texts: [
        'We keep the name and the email that you subscribe with, until you unsubscribe. Every mail has a link for that. Letters hold no picture from elsewhere and no link that tells who follows it. Of each letter we count how many mails left, how many were refused and how many subscriptions ended with its link. Who they were is not kept.',
      ],
    },
  ],
} as const

export const apiDocs = {
  title: 'API',
  fullTitle: 'Safarnama API',
  intro: 'Every call of the product, generated from the same contract that the server and the pages use.',
  specification: 'OpenAPI 3.1 document',
  parameters: 'Parameters',
  body: 'Body',
  reply: 'Answer',
  access: { public: 'Anybody', user: 'Signed in', editor: 'Editors', moderator: 'Moderators', admin: 'Admins' },
} as const
