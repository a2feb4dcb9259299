import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, PreferencesCard } from '../../src/modules/account/index.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import type { preferences } from './preferences.schema.ts'

export function Preferences({ id }: BlockProps<typeof preferences, ReactNode>) {
  return (
    <ForPlayers>
      <PreferencesCard blockId={id} onCurrencyChange={refreshBalance} />
    </ForPlayers>
  )
}
