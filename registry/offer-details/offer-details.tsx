import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { OfferView } from './views/offer-view.tsx'
import type { offerDetails } from './offer-details.schema.ts'

export function OfferDetails({ id, props, data, params }: BlockProps<typeof offerDetails, ReactNode>) {
  return <OfferView blockId={id} id={params['id'] ?? ''} view={props.view} initial={data.offers} />
}
