import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { PreferencesCard } from './views/preferences-card.tsx'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import type { preferences } from './preferences.schema.ts'

export function Preferences({ id }: BlockProps<typeof preferences, ReactNode>) {
  return (
    <ForPlayers>
      <PreferencesCard blockId={id} onCurrencyChange={refreshBalance} />
    </ForPlayers>
  )
}
