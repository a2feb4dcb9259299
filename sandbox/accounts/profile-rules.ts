/** Characters not allowed in names and addresses: digits (names only) and symbols. */
const notInNames = /[\d@_"!?#$%^&*(){}[\]|/\\<>~§+:;`\p{Cc}]/u
const notInAddresses = /[@_"!?#$%^&*(){}[\]\\<>~§+:;`\p{Cc}]/u
const postcodePattern = /^\d{0,8}$/
const documentNumberPattern = /^[\p{L}\d -]*$/u

/** Validates a name; returns undefined for a valid or empty one. */
export const nameError = (name: string) => (notInNames.test(name) ? 'pattern' : undefined)
export const addressError = (text: string) => (notInAddresses.test(text) ? 'pattern' : undefined)
export const postcodeError = (text: string) => (postcodePattern.test(text) ? undefined : 'pattern')
export const documentNumberError = (text: string) =>
  documentNumberPattern.test(text) ? undefined : 'pattern'
