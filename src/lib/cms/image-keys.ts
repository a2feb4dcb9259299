import { isRecord } from '../../../schemas/is-record.ts'
import type { ImageKeys } from '../../../schemas/documents/settings/settings.ts'

type Values = Readonly<Record<string, unknown>>

/** Answers whose descriptions contain pictures, by their call. */
const described: Readonly<Record<string, keyof ImageKeys>> = {
  'banners.get': 'banners',
  'campaigns.getoffers': 'offers',
  'campaigns.activateOffer': 'offers',
  'campaigns.checkPromocode': 'offers',
  'jackpots.get': 'jackpots',
  'tournaments.get': 'tournaments',
}

/** Renames the pictures of a description to the keys that the site uses; missing ones stay unchanged. */
function remap(description: Values, keys: Readonly<Record<string, string>>): Values {
  const found = Object.entries(keys).flatMap(([name, key]): [string, unknown][] => {
    const picture = description[key]
    return typeof picture === 'string' && picture !== '' ? [[name, picture]] : []
  })
  return { ...description, ...Object.fromEntries(found) }
}

/** An answer of the platform with the image keys from the settings; the same object if there are none. */
export function withImageKeys<Answer>(call: string, answer: Answer, imageKeys: ImageKeys | undefined): Answer
export function withImageKeys(call: string, answer: unknown, imageKeys: ImageKeys | undefined): unknown {
  const kind = Object.hasOwn(described, call) ? described[call] : undefined
  const keys = kind && imageKeys?.[kind]
  if (keys === undefined || !isRecord(answer)) return answer
  const { items, offer } = answer
  const remapped = (item: unknown) =>
    isRecord(item) && isRecord(item['description'])
      ? { ...item, description: remap(item['description'], keys) }
      : item
  if (Array.isArray(items)) return { ...answer, items: items.map(remapped) }
  return isRecord(offer) ? { ...answer, offer: remapped(offer) } : answer
}
