import type { Static, TObject, TSchema } from 'typebox'
import Value from 'typebox/value'
import { settingsContracts, type SettingsKey } from '../../../../schemas/documents/settings/settings.ts'
import { trusted } from '../../model/contracts.ts'
import type { DocumentSource } from './document-source.ts'

export type SettingsOf<Key extends SettingsKey> = Static<(typeof settingsContracts)[Key]>

/** Returns the body of a settings document; its defaults if a snapshot of an earlier build lacks it. */
async function bodyOf(
  source: Pick<DocumentSource, 'read'>,
  key: string,
  contract: TSchema,
): Promise<unknown> {
  const document = await source.read('settings', key)
  return trusted(contract, document?.body ?? Value.Default(contract, {}), `settings/${key}`)
}

/** Reads a settings document, or its defaults. */
export async function readSettings<Key extends SettingsKey>(
  source: Pick<DocumentSource, 'read'>,
  key: Key,
): Promise<SettingsOf<Key>> {
  const contract = settingsContracts[key]
  return trusted(contract, await bodyOf(source, key, contract), `settings/${key}`)
}

/** Reads several settings documents, by key. */
export async function readAllSettings<Contract extends TObject>(
  source: Pick<DocumentSource, 'read'>,
  contract: Contract,
): Promise<Static<Contract>> {
  const blocks = await Promise.all(
    Object.entries(contract.properties).map(async ([key, block]) => [key, await bodyOf(source, key, block)]),
  )
  return trusted(contract, Object.fromEntries(blocks), 'settings')
}
