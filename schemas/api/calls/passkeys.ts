import { Type } from 'typebox'
import { Done, NoParams, call } from '../call.ts'
import { AccountInfo } from '../entities/account.ts'
import { Items, List, Nullable, Text, Timestamp, Whole } from '../entities/fields.ts'

/** Binary values of WebAuthn, in base64url. */
const CredentialId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,1400}$',
  description: 'Credential ID of the passkey, in base64url',
})
const Binary = (description: string) =>
  Type.String({
    pattern: '^[A-Za-z0-9_-]+$',
    maxLength: 12000,
    description: `${description}, in base64url`,
  })
const PasskeyName = Type.String({
  pattern: '\\S',
  maxLength: 60,
  description: 'Name that the player gives the passkey',
})

const Challenge = Text('Challenge, valid once within five minutes, in base64url')
const RelyingParty = Text('Host of the site, to which the passkey belongs')
const Wait = Whole('Milliseconds that the device waits for the player')

const Passkey = Type.Object(
  {
    id: CredentialId,
    name: PasskeyName,
    created_at: Timestamp('Time when it was added'),
    last_used_at: Nullable(Timestamp('Time of the last login'), 'Last login; null: never used'),
  },
  { description: 'A passkey of the player' },
)

const KeyType = Type.Literal('public-key', { description: 'Type of the credential' })
const Verification = Type.Literal('required', {
  description: 'The device has to recognize its owner, by a PIN, a finger or a face',
})

/** Options of `navigator.credentials.create`, as JSON. */
const CreationOptions = Type.Object({
  rp: Type.Object(
    { id: RelyingParty, name: Text('Name of the site') },
    { description: 'The site to which the passkey will belong' },
  ),
  user: Type.Object(
    {
      id: Text('Opaque ID of the player, in base64url'),
      name: Text('Login of the player'),
      displayName: Text('Name of the player'),
    },
    { description: 'The player, as the device will name the passkey' },
  ),
  challenge: Challenge,
  pubKeyCredParams: List(
    Type.Object({ type: KeyType, alg: Whole('COSE algorithm') }),
    'Accepted algorithms, the preferred one first',
  ),
  timeout: Wait,
  excludeCredentials: List(
    Type.Object({ id: CredentialId, type: KeyType }),
    'Passkeys that the player has already',
  ),
  authenticatorSelection: Type.Object(
    {
      residentKey: Type.Literal('required', {
        description: 'The device stores the passkey, so that a login needs no name',
      }),
      userVerification: Verification,
    },
    { description: 'What the device has to offer' },
  ),
  attestation: Type.Literal('none', { description: 'Nothing about the maker of the device is asked for' }),
})

/** Options of `navigator.credentials.get`, as JSON. */
const RequestOptions = Type.Object({
  rpId: RelyingParty,
  challenge: Challenge,
  timeout: Wait,
  userVerification: Verification,
})

/** Calls for passkeys (WebAuthn), which replace the password and the second factor. */
export const passkeyCalls = {
  'account.getpasskeys': call({
    description: 'Passkeys of the player, oldest first',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Items(Passkey, 'Passkeys'),
    errors: [],
  }),
  'account.beginpasskey': call({
    description:
      'Starts adding a passkey; account.addpasskey ends it. Fails with InvalidRequestException, error_data.reason `too_many`, at the twentieth. Needs account.confirmidentity',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: CreationOptions,
    errors: [],
  }),
  'account.addpasskey': call({
    description:
      'Stores the passkey that the device has made. Fails with InvalidParameterException, error_data.id `invalid` or `taken`',
    access: 'player',
    optional: true,
    params: Type.Object({
      id: CredentialId,
      name: PasskeyName,
      client_data: Binary('clientDataJSON of the response'),
      attestation_object: Binary('attestationObject of the response'),
    }),
    answer: Done,
    errors: [],
  }),
  'account.renamepasskey': call({
    description:
      'Renames a passkey. An unknown one fails with InvalidParameterException, error_data.id `unknown`',
    access: 'player',
    optional: true,
    params: Type.Object({ id: CredentialId, name: PasskeyName }),
    answer: Done,
    errors: [],
  }),
  'account.removepasskey': call({
    description: 'Removes a passkey, which no longer logs in. Needs account.confirmidentity',
    access: 'player',
    optional: true,
    params: Type.Object({ id: CredentialId }),
    answer: Done,
    errors: [],
  }),
  'auth.beginpasskey': call({
    description: 'Starts a login with a passkey: any of this site that the device knows may answer',
    access: 'guest',
    optional: true,
    params: NoParams,
    answer: RequestOptions,
    errors: [],
  }),
  'auth.passkey': call({
    description:
      'Opens a session with a passkey, without password and second factor. An unknown passkey or a wrong answer fails with AuthorizationException',
    access: 'guest',
    setsSession: true,
    optional: true,
    params: Type.Object({
      id: CredentialId,
      client_data: Binary('clientDataJSON of the response'),
      authenticator_data: Binary('authenticatorData of the response'),
      signature: Binary('Signature of the response'),
    }),
    answer: AccountInfo,
    errors: ['AuthorizationException', 'UserBannedException', 'UserDeletedException'],
  }),
}
