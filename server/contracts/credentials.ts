// What a back end inside the site server uses for logins, by the same rules as those of the Studio.
export { isCommonPassword } from '../lib/common-passwords.ts'
export { networkOf } from '../lib/network-of.ts'
export { hashPassword, isOutdated, isPassword, pretendToCheck } from '../lib/password-hash.ts'
export { hashRecoveryCode, newRecoveryCodes, storedHashes, withoutCode } from '../lib/recovery-codes.ts'
export { newTotpSecret, totpAddress, totpStepOf } from '../lib/totp.ts'
