import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import type { EmblemName } from '../../ui/art/emblem.tsx'

/** What a page shows: offers as a whole, or each part of what they give. */
export type OffersView = 'offers' | 'promotions'

/** Where each of the two has its list, and below it the page of each. */
export const listPaths: Readonly<Record<OffersView, string>> = {
  offers: '/offers',
  promotions: '/promotions',
}

/** Query key that narrows a list, as its page declares it. */
export const filterKeys: Readonly<Record<OffersView, string>> = { offers: 'action', promotions: 'type' }

type Promotion = Offer['promotions'][number]

/** An offer, or a promotion with the offer that it is part of. */
export interface Subject {
  /** Number in its address. */
  id: number
  offer: Offer
  /** Absent where the offer is shown as a whole. */
  promotion?: Promotion
  title: string
  /** What the filter goes by: the trigger of an offer, the type of a promotion. */
  kind: string
}

const emblems: Readonly<Record<Promotion['type'], EmblemName>> = {
  bonus: 'gift',
  betting_bonus: 'ball',
  freespins: 'seven',
  cashback: 'coins',
  points: 'star',
}

/** The drawing that stands for what is given. */
export const emblemOf = ({ type }: Promotion): EmblemName => emblems[type]

function subjectsOf(offer: Offer, view: OffersView): Subject[] {
  if (view === 'offers')
    return [{ id: offer.id, offer, title: offer.description.name, kind: offer.trigger.action }]
  return offer.promotions.map((promotion) => ({
    id: promotion.id,
    offer,
    promotion,
    title: promotion.name,
    kind: promotion.type,
  }))
}

/** All that a list shows, in the order of the platform. */
export function listSubjects(offers: readonly Offer[], view: OffersView): Subject[] {
  return offers.flatMap((offer) => subjectsOf(offer, view))
}

/** The one whose number stands in the address. */
export function findSubject(offers: readonly Offer[], view: OffersView, id: string): Subject | undefined {
  return listSubjects(offers, view).find((subject) => String(subject.id) === id)
}
