import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, ContactsCard } from '../../src/modules/account/index.ts'
import type { contacts } from './contacts.schema.ts'

export function Contacts({ id, data }: BlockProps<typeof contacts, ReactNode>) {
  return (
    <ForPlayers>
      <ContactsCard blockId={id} profile={data.profile} phones={data.phones} />
    </ForPlayers>
  )
}
