/** "1,284,500" or "62,500.50": thousands separated by commas, decimals only if not zero. */
export function formatAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return /[1-9]/.test(fraction) ? `${grouped}.${fraction.slice(0, 2).padEnd(2, '0')}` : grouped
}
