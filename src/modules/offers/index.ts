export { Offers } from './offers.tsx'
export { OfferView } from './offer-view.tsx'
