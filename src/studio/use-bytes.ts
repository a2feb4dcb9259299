import { useLanguage } from './use-language.ts'

/** Formats bytes as kilobytes or megabytes. */
export function useBytes(): (bytes: number) => string {
  const { language } = useLanguage()
  return (bytes) => {
    const isLarge = bytes >= 1024 * 1024
    const format = {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: 1,
    } as const
    const amount = bytes / 1024 / (isLarge ? 1024 : 1)
    return new Intl.NumberFormat(language, format).format(amount)
  }
}
