import type { Static } from 'typebox'
import Value from 'typebox/value'
import { settingsContracts, type SettingsKey } from '../../../../schemas/documents/settings.ts'
import { trusted } from '../../model/contracts.ts'
import type { DocumentSource } from './site-config.ts'

export type SettingsOf<Key extends SettingsKey> = Static<(typeof settingsContracts)[Key]>

/** A settings block. One that a snapshot of an earlier build lacks is made of its defaults. */
export async function readSettings<Key extends SettingsKey>(
  source: Pick<DocumentSource, 'read'>,
  key: Key,
): Promise<SettingsOf<Key>> {
  const contract = settingsContracts[key]
  const document = await source.read('settings', key)
  return trusted(contract, document?.body ?? Value.Default(contract, {}), `settings/${key}`)
}
