import type { SandboxInput } from '../numeric-ids.ts'
import { profileFieldNames, type PersonalDataField } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { birthDateError } from '../../accounts/age.ts'
import { contactEntity, readContacts } from '../../accounts/contacts/contacts.ts'
import { findCountry } from '../../accounts/countries.ts'
import type { Player } from '../../accounts/players.ts'
import { readProfile, saveProfile, type StoredProfile } from '../../accounts/profiles.ts'
import { assertReadyForVerification, startVerification } from '../../accounts/verification.ts'
import { reachMilestone } from '../../loyalty/milestones.ts'
import { playerOf, type CallHandlers } from '../call-scope.ts'
import { listOf } from '../comma-list.ts'

type ProfileInput = SandboxInput<'account.saveProfileInfo'>
type FieldName = PersonalDataField['name']

const required: ReadonlySet<FieldName> = new Set(['first_name', 'last_name', 'birth_date'])
/** Fields the identity check compares with the document. */
const verified: ReadonlySet<FieldName> = new Set([
  'first_name',
  'last_name',
  'birth_date',
  'document_number',
  'country_code',
])

function isEditable(field: FieldName, player: Player, { document_type }: StoredProfile): boolean {
  if (field === 'document_number' && document_type === 'cpf') return false
  const isLocked = player.is_verified === 1 || player.is_on_verification === 1
  return !(isLocked && verified.has(field))
}

/** Shows only the last digits of a verified document number. */
function shownNumber({ is_verified }: Player, { document_number: number }: StoredProfile): string {
  return is_verified === 1 ? number.replace(/.(?=.{3})/gs, '*') : number
}

/** The fields as displayed to the player. */
function shownProfile(player: Player, profile: StoredProfile) {
  const { document_type: _type, ...entered } = profile
  const { birth_date, country_code } = player
  return { ...entered, birth_date, country_code, document_number: shownNumber(player, profile) }
}

/** A masked document number is valid only while it is unchanged. */
const documentNumberError = (number: string) => (number.includes('*') ? 'pattern' : undefined)

/** Errors of changed fields beyond what the contract validates. */
function fieldErrors(changes: ProfileInput, now: number): Record<string, string | undefined> {
  const { birth_date, document_number = '', country_code } = changes
  return {
    birth_date: typeof birth_date === 'string' ? birthDateError(birth_date, now) : undefined,
    document_number: documentNumberError(document_number),
    country_code: country_code === undefined || findCountry(country_code) ? undefined : 'unknown',
  }
}

function reject(errors: Readonly<Record<string, string | undefined>>): void {
  const found = Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
  if (Object.keys(found).length > 0)
    throw new ApiError('InvalidParameterException', `Wrong ${Object.keys(found).join(', ')}`, found)
}

/** Fields whose submitted value differs from the stored one. */
function changesOf(input: ProfileInput, player: Player, profile: StoredProfile): ProfileInput {
  const shown = shownProfile(player, profile)
  return Object.fromEntries(
    profileFieldNames
      .filter((field) => input[field] !== undefined && input[field] !== shown[field])
      .map((field) => [field, input[field]]),
  )
}

export const profileCalls = {
  async 'account.getPersonalDataFields'(_input, scope) {
    const player = playerOf(scope)
    const profile = await readProfile(scope.sandbox.database, player.id)
    return {
      items: profileFieldNames.map((name) => ({
        name,
        is_required: required.has(name),
        is_editable: isEditable(name, player, profile),
      })),
    }
  },

  async 'account.getprofileinfo'({ fields }, scope) {
    const { database } = scope.sandbox
    const player = playerOf(scope)
    const wanted = fields === undefined ? ['contacts', 'document'] : listOf(fields)
    if (!wanted.every((field) => field === 'contacts' || field === 'document'))
      throw new ApiError('InvalidParameterException', 'Unknown field', { fields: 'enum' })
    const profile = await readProfile(database, player.id)
    const document =
      profile.document_number === ''
        ? null
        : { type: profile.document_type, number: shownNumber(player, profile) }
    return {
      ...shownProfile(player, profile),
      ...(wanted.includes('contacts') && {
        contacts: (await readContacts(database, player)).map(contactEntity),
      }),
      ...(wanted.includes('document') && { document }),
    }
  },

  async 'account.saveProfileInfo'(input, scope) {
    const { database, now } = scope.sandbox
    const player = playerOf(scope)
    await inTransaction(database, async (trx) => {
      const profile = await readProfile(trx, player.id)
      const changes = changesOf(input, player, profile)
      reject(fieldErrors(changes, now()))
      const locked = profileFieldNames.filter(
        (field) => changes[field] !== undefined && !isEditable(field, player, profile),
      )
      reject(Object.fromEntries(locked.map((field) => [field, 'readOnly'])))
      const { birth_date, country_code, ...told } = changes
      await saveProfile(trx, player, told)
      await trx
        .updateTable('players')
        .set({
          birth_date: birth_date ?? player.birth_date,
          country_code: country_code ?? player.country_code,
        })
        .where('id', '=', player.id)
        .execute()
      const { first_name, last_name } = { ...profile, ...told }
      if (first_name !== '' && last_name !== '') await reachMilestone(trx, player.id, 'profile', now())
    })
    return 1
  },

  async 'account.setUserOnVerification'(_input, scope) {
    const player = playerOf(scope)
    await assertReadyForVerification(scope.sandbox.database, player)
    await startVerification(scope.sandbox, player.id)
    return 1
  },
} satisfies CallHandlers
