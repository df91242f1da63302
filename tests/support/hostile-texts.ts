/** Texts that try to run code or to break out of their context. The product keeps and shows them as plain text. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script><!--',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)} `x` \\u003cscript\\u003e',
  "'; drop table review; --",
  '%s%n %00 ..%2f..%2fetc%2fpasswd',
  '__proto__',
  '&lt;b&gt;&amp;#x27;',
  'A\u202Etxt.exe\u202C \u2028\u2029 \u200Bzero',
  'Zalgo h\u0335\u0489e\u0341l\u0321 ok',
  '🏰👩‍👩‍👧‍👦 સુરત सूरत',
  '=cmd|"/C calc"!A1',
]
