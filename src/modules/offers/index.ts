export { OfferEnd } from './offer-end.tsx'
export { type OffersAnswer, useOffers } from './use-offers.ts'
export {
  type OffersView,
  type Subject,
  filterKeys,
  findSubject,
  subjectPath,
  listSubjects,
} from './subjects.ts'
export { TakeOffer } from './take-offer.tsx'
