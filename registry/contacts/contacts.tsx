import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { ContactsCard } from './views/contacts-card.tsx'
import type { contacts } from './contacts.schema.ts'

export function Contacts(block: BlockProps<typeof contacts, ReactNode>) {
  return (
    <ForPlayers>
      <ContactsCard {...block} />
    </ForPlayers>
  )
}
