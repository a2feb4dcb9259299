import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Characters } from './views/characters.tsx'
import type { loyaltyCharacters } from './loyalty-characters.schema.ts'

export function LoyaltyCharacters({ id, props, data }: BlockProps<typeof loyaltyCharacters, ReactNode>) {
  return <Characters blockId={id} title={props.title} characters={data.characters} info={data.info} />
}
