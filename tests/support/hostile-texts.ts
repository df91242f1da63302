/** Lines that try to run code or to break out of their context. The product keeps and shows them as plain text. */
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
  'שלום evil.exe محمد',
  'Zalgo h\u0335\u0489\u00e9l\u0321 ok',
  '🏰👩‍👩‍👧‍👦 સુરત सूरत',
  '=cmd|"/C calc"!A1',
]
