import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Offers } from './views/offers.tsx'
import type { offerList } from './offer-list.schema.ts'

export function OfferList({ id, props, data }: BlockProps<typeof offerList, ReactNode>) {
  return <Offers id={id} title={props.title} view={props.view} initial={data.offers} />
}
