/** 0 (empty) to 4 (long, with several kinds of characters). */
export function passwordStrength(password: string): number {
  if (password === '') return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const points = Number(password.length >= 8) + Number(password.length >= 12) + Math.max(0, kinds - 1)
  if (password.length < 8) return 1
  return Math.min(4, 1 + points)
}
