/** The links that publishing takes: to pages of the site, places of the page, other sites, telephone numbers and e-mail. */
const allowedAddress = /^(https?:\/\/|\/(?!\/)|#|tel:\+?\d|mailto:\S+@)\S*$/i
export const isLinkAddress = (address: string): boolean => allowedAddress.test(address)

const telephone = /^\+[\d ()-]{7,20}$/
const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const bareHost = /^(www\.|t\.me\/|wa\.me\/)\S+$/i
const telegramName = /^@[a-z]\w{3,31}$/i

/** What Google puts before the address of a link. */
function withoutDetour(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address)) return address
  return new URL(address).searchParams.get('q') ?? address
}

/**
 * The address of a link as publishing takes it, from what a person has typed or pasted: a telephone number, an e-mail
 * address, `t.me/name`, `@name` of Telegram; null: it is none.
 */
export function linkAddress(given: string): string | null {
  const text = withoutDetour(given.trim())
  if (telephone.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  if (mail.test(text)) return `mailto:${text}`
  if (bareHost.test(text)) return `https://${text}`
  if (telegramName.test(text)) return `https://t.me/${text.slice(1)}`
  const address = /^tel:/i.test(text) ? `tel:${text.replaceAll(/[^\d+]/g, '')}` : text
  return isLinkAddress(address) ? address : null
}
