import { Type } from 'typebox'
import type { AuditEntry, ListedUser, StudioSettings, StudioUser } from '../answers.ts'
import type { UserAccess } from '../access.ts'
import { roles } from '../roles.ts'
import { auditGroupNames } from '../audit.ts'
import { Keep, Name, params, Password, Timestamp, type StudioCallContracts } from './fields.ts'

const Login = Type.String({ pattern: '^[A-Za-z0-9._@+-]{3,80}$', description: 'Login of a Studio user' })

/** Users, settings and the audit log. */
export const adminCalls = {
  'users.list': { role: 'admin', params: params({}), changes: 'nothing' },
  'users.add': {
    role: 'admin',
    params: params({
      login: Login,
      name: Type.String({ minLength: 1, maxLength: 80 }),
      role: Type.Enum([...roles]),
      password: Password,
    }),
    changes: 'site',
  },
  /** Ends the access of a user who is disabled or gets a password, except what to keep. */
  'users.change': {
    role: 'admin',
    params: params({
      id: Type.Integer(),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
      role: Type.Optional(Type.Enum([...roles])),
      isActive: Type.Optional(Type.Boolean()),
      password: Type.Optional(Password),
      keep: Type.Optional(Keep),
    }),
    changes: 'site',
  },
  /** What lets a user in besides the password. */
  'users.access': { role: 'admin', params: params({ id: Type.Integer() }), changes: 'nothing' },
  /** Removes the second factors of a user who has lost a device, and every other access, except what to keep. */
  'users.resetFactor': {
    role: 'admin',
    params: params({
      id: Type.Integer(),
      keep: Type.Optional(Type.Array(Type.Enum(['tokens', 'previews'] as const), { uniqueItems: true })),
    }),
    changes: 'site',
  },

  'settings.get': { role: 'admin', params: params({}), changes: 'nothing' },
  'settings.change': {
    role: 'admin',
    params: params({ requireSecondFactor: Type.Boolean() }),
    changes: 'site',
  },

  'audit.list': {
    role: 'admin',
    params: params({
      before: Type.Optional(Type.Integer({ description: 'Id of the oldest entry that was seen' })),
      user: Type.Optional(Type.Integer({ description: 'Id of the user' })),
      group: Type.Optional(Type.Enum(auditGroupNames, { description: 'Group of actions' })),
      kind: Type.Optional(Name.kind),
      query: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'Words of a changed text, of the name of a person, or of a document',
        }),
      ),
      from: Type.Optional(Timestamp),
      /** Entries of this moment are left out. */
      until: Type.Optional(Timestamp),
    }),
    changes: 'nothing',
  },
} as const satisfies StudioCallContracts

export interface AdminAnswers {
  'users.list': ListedUser[]
  'users.add': StudioUser
  'users.change': StudioUser
  'users.access': UserAccess
  'users.resetFactor': ListedUser[]
  'settings.get': StudioSettings
  'settings.change': StudioSettings
  /** Newest first, 100 at a time, those that match all filters. */
  'audit.list': AuditEntry[]
}
