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
