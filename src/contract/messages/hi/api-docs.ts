import type * as english from '../en/api-docs.ts'
import { translation } from '../translation.ts'

export const apiDocs = translation<typeof english.apiDocs>()({
  title: 'API',
  fullTitle: 'सफरनामा API',
  intro: 'इस साइट की सभी कॉल। सर्वर और पेज जिस करार पर चलते हैं, यह सूची उसी से बनती है।',
  specification: 'OpenAPI 3.1 दस्तावेज़',
  parameters: 'पैरामीटर',
  body: 'बॉडी',
  reply: 'जवाब',
  access: { public: 'कोई भी', user: 'लॉग इन किए हुए', editor: 'संपादक', moderator: 'मॉडरेटर', admin: 'एडमिन' },
})
