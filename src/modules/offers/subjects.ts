import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'

/** What a page lists: whole offers, or each of their promotions. */
export type OffersView = 'offers' | 'promotions'

/** Address of the page of an offer or promotion. */
export const subjectPath = (view: OffersView, id: EntityId): string =>
  urlOf(view === 'offers' ? 'offer' : 'promotion', { id })

/** Query key of the filter, as the page declares it. */
export const filterKeys: Readonly<Record<OffersView, string>> = { offers: 'action', promotions: 'type' }

type Promotion = Offer['promotions'][number]

/** An offer, or a promotion with its offer. */
export interface Subject {
  /** The id used in its address. */
  id: EntityId
  offer: Offer
  /** Left out if the offer is shown as a whole. */
  promotion?: Promotion
  title: string
  /** Value for the filter: the trigger of an offer, the type of a promotion. */
  kind: string
}

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

/** All items of a list, in the platform's order. */
export function listSubjects(offers: readonly Offer[], view: OffersView): Subject[] {
  return offers.flatMap((offer) => subjectsOf(offer, view))
}

/** The item with the id from the address. */
export function findSubject(offers: readonly Offer[], view: OffersView, id: string): Subject | undefined {
  return listSubjects(offers, view).find((subject) => String(subject.id) === id)
}
