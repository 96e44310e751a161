import { validationCopy } from '@course/content/site/validation'
/** The 100 most common passwords that meet the minimum length. */
export const COMMON_PASSWORDS = `
  123456 password 123456789 12345678 1234567 qwerty123 qwerty 111111 123123 1234567890
  abc123 password1 000000 iloveyou 654321 666666 987654321 123321 qwertyuiop 7777777
  1q2w3e4r 123qwe 112233 121212 555555 1qaz2wsx qwerty1 dragon monkey sunshine
  princess football baseball welcome letmein shadow master superman michael 123654
  159753 asdfgh asdfghjkl zxcvbnm zxcvbn 1q2w3e qazwsx q1w2e3r4 888888 999999
  11111111 88888888 87654321 00000000 aaaaaa abcd1234 a123456 123456a 147258369 789456123
  trustno1 charlie jordan jennifer jessica ashley daniel thomas hunter killer
  soccer hockey batman starwars pokemon computer whatever freedom secret summer
  flower cookie cheese pepper ginger andrew joshua matthew nicole michelle
  admin123 password123 welcome1 passw0rd changeme 1234qwer 222222 333333 131313 696969
`
  .trim()
  .split(/\s+/)

const commonPasswords: ReadonlySet<string> = new Set(COMMON_PASSWORDS)

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password)

export const commonPasswordMessage = validationCopy.commonPassword
