import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { Type } from 'typebox'
import type {
  AddedPasskey,
  FactorSecret,
  RecoveryCodes,
  StudioPasskey,
  StudioSession,
  StudioSessionInfo,
} from '../answers.ts'
import type { UserAccess } from '../access.ts'
import { Keep, params, Password, type StudioCallContracts } from './fields.ts'

const OwnPassword = Type.String({ maxLength: 200, description: 'Current password of the caller' })

/** Binary values of WebAuthn, in base64url. */
const CredentialId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$', description: 'Id of a passkey' })
const Binary = Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 })
const PasskeyName = Type.String({ pattern: '\\S', maxLength: 80, description: 'Name of a passkey' })

/** Sign-in and the caller's own account. */
export const accountCalls = {
  'session.get': { role: null, params: params({}), changes: 'own' },
  'session.open': {
    role: null,
    params: params({
      login: Type.String({ maxLength: 80 }),
      password: Type.String({ maxLength: 200 }),
      code: Type.Optional(
        Type.String({ maxLength: 40, description: 'Code of the second factor, or a recovery code' }),
      ),
    }),
    changes: 'own',
  },
  /** Starts a sign-in with a passkey, without login and password. */
  'session.beginWithPasskey': { role: null, params: params({}), changes: 'own' },
  'session.openWithPasskey': {
    role: null,
    params: params({
      id: CredentialId,
      clientDataJSON: Binary,
      authenticatorData: Binary,
      signature: Binary,
    }),
    changes: 'own',
  },
  'session.close': { role: null, params: params({}), changes: 'own' },
  /** Ends every other access of the caller, except what to keep. */
  'session.changePassword': {
    role: 'viewer',
    params: params({
      password: Type.String({ maxLength: 200 }),
      newPassword: Password,
      keep: Type.Optional(Keep),
    }),
    changes: 'own',
  },
  /** Where the caller is signed in. */
  'session.list': { role: 'viewer', params: params({}), changes: 'own' },
  /** What else lets the caller in; this session does not count. */
  'session.access': { role: 'viewer', params: params({}), changes: 'own' },
  /** Ends one of the caller's other sessions, or all of them. */
  'session.endOthers': {
    role: 'viewer',
    params: params({ id: Type.Optional(Type.String({ maxLength: 16 })) }),
    changes: 'own',
  },

  /** Starts the setup of a second factor. */
  'factor.begin': { role: 'viewer', params: params({ password: OwnPassword }), changes: 'own' },
  /** Ends the setup with a code of the app, and returns recovery codes. */
  'factor.confirm': {
    role: 'viewer',
    params: params({ code: Type.String({ maxLength: 40 }) }),
    changes: 'own',
  },
  'factor.renewCodes': { role: 'viewer', params: params({ password: OwnPassword }), changes: 'own' },
  'factor.remove': { role: 'viewer', params: params({ password: OwnPassword }), changes: 'own' },

  'passkeys.list': { role: 'viewer', params: params({}), changes: 'own' },
  /** Starts adding a passkey. */
  'passkeys.begin': { role: 'viewer', params: params({ password: OwnPassword }), changes: 'own' },
  /** Stores the passkey that the browser has made, and returns recovery codes with the first second factor. */
  'passkeys.add': {
    role: 'viewer',
    params: params({
      name: PasskeyName,
      id: CredentialId,
      clientDataJSON: Binary,
      attestationObject: Binary,
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 8 })),
    }),
    changes: 'own',
  },
  'passkeys.rename': {
    role: 'viewer',
    params: params({ id: CredentialId, name: PasskeyName }),
    changes: 'own',
  },
  'passkeys.remove': {
    role: 'viewer',
    params: params({ id: CredentialId, password: OwnPassword }),
    changes: 'own',
  },
} as const satisfies StudioCallContracts

export interface AccountAnswers {
  'session.get': StudioSession
  'session.open': StudioSession
  'session.beginWithPasskey': PublicKeyCredentialRequestOptionsJSON
  'session.openWithPasskey': StudioSession
  'session.close': StudioSession
  'session.changePassword': StudioSession
  /** Last used first. */
  'session.list': StudioSessionInfo[]
  'session.access': UserAccess
  'session.endOthers': StudioSessionInfo[]
  'factor.begin': FactorSecret
  'factor.confirm': RecoveryCodes
  'factor.renewCodes': RecoveryCodes
  'factor.remove': StudioSession
  /** Oldest first. */
  'passkeys.list': StudioPasskey[]
  'passkeys.begin': PublicKeyCredentialCreationOptionsJSON
  'passkeys.add': AddedPasskey
  'passkeys.rename': StudioPasskey[]
  'passkeys.remove': StudioPasskey[]
}
