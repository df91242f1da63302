/** Most common entries of public lists of leaked passwords, without digits at the end. */
const COMMON = new Set(
  `123123 123321 123654 112233 121212 101010 159753 147258 147852 654321 666666 987654 password passwort passw0rd pass
  qwerty qwertz qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abcdef abcdefg abc abcd abcde aaaaaa
  iloveyou iloveu loveyou loveme lovely monkey dragon master sunshine princess welcome football baseball basketball
  cricket superman batman spiderman pokemon naruto samsung google facebook whatsapp instagram internet computer
  letmein trustno shadow michael jordan michelle jennifer jessica daniel thomas charlie andrew ashley nicole hannah
  killer soccer hockey hunter ranger buster tigger summer winter spring autumn flower cookie cheese pepper ginger
  banana orange purple silver golden yellow chocolate secret secure admin administrator root user guest test tester
  testing demo login changeme default hello hellohello freedom whatever starwars matrix mustang ferrari mercedes
  maggie bailey access family friend friends forever happy lucky angel angels babygirl blessed jesus krishna ganesh
  ganesha hanuman saibaba shivam omsairam jaishreeram mahadev radhakrishna radheradhe india bharat hindustan gujarat
  surat mumbai ahmedabad delhi kolkata chennai bangalore hyderabad rahul rohit sachin dhoni virat priya pooja neha
  anjali deepak sanjay vijay suresh ramesh mahesh rajesh mukesh amit ankit abhishek lakshmi shreya simran kashmir
  safarnama travel holiday vacation`.split(/\s+/),
)

const ONE_CHARACTER = /^(.)\1*$/u
const DIGITS_IN_A_ROW = '01234567890123456789 98765432109876543210'

/** Ignores case, and digits and signs at the end. */
export function isCommonPassword(password: string): boolean {
  if (password.length < 6) return false
  const plain = password.toLowerCase()
  if (ONE_CHARACTER.test(plain) || DIGITS_IN_A_ROW.includes(plain)) return true
  return COMMON.has(plain) || COMMON.has(plain.slice(0, plain.search(/[^\d!@#$._-][\d!@#$._-]*$/) + 1))
}
