import type { FastifyReply } from 'fastify'
import { campaignKey, campaignParameter } from '../../../schemas/documents/blocks/campaign.ts'
import { pickQuery } from '../../../src/lib/urls/query.ts'
import type { PublishedContent } from '../../content/index.ts'
import { readCookie } from '../../http/cookies.ts'

type Content = Pick<PublishedContent, 'asksForCampaign'>

/**
 * The advertising campaign of a visit. Only campaigns that blocks of the site ask for are read and stored, by their key:
 * no other text of an address gets into a cookie, a page or the cache.
 */
export interface CampaignCookie {
  /** The campaign that the cookies of a visitor name. */
  read: (cookies: string | undefined, content: Content) => string | undefined
  /** Stores it until the browser is closed. */
  keep: (reply: FastifyReply, campaign: string) => void
}

const known = (key: string, content: Content) => (content.asksForCampaign(key) ? key : undefined)

/** The campaign that a link names. `search` is empty or begins with a question mark. */
export function campaignIn(search: string, content: Content): string | undefined {
  if (!search.includes(campaignParameter)) return undefined
  return known(campaignKey(pickQuery(search, [campaignParameter])[campaignParameter] ?? ''), content)
}

/**
 * A cookie of the session: the offer of a campaign belongs to the visit that its link began, and the next person at the
 * same device should not be shown it for weeks.
 */
export function campaignCookie(publicUrl: string): CampaignCookie {
  const isSecure = publicUrl.startsWith('https:')
  const name = `${isSecure ? '__Host-' : ''}marquee_campaign`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    read: (cookies, content) => known(readCookie(cookies, name) ?? '', content),
    keep: (reply, campaign) => void reply.header('set-cookie', `${name}=${campaign}; ${attributes}`),
  }
}
