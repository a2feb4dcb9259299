import { resolve } from 'node:path'
import { Type, type Static } from 'typebox'
import Value from 'typebox/value'
import { StartupError } from './startup-error.ts'

const Origin = (description: string) =>
  Type.String({ pattern: '^https?://[A-Za-z0-9.-]+(:\\d+)?$', description })

/** Every setting of the server, by the name of its environment variable. */
const SettingsSchema = Type.Object({
  PORT: Type.Integer({
    minimum: 1,
    maximum: 65535,
    default: 3000,
    description: 'Port to listen on',
  }),
  HOST: Type.String({
    pattern: '^\\S+$',
    default: 'localhost',
    description: 'Interface to listen on, such as localhost or 0.0.0.0',
  }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: 'data',
    description: 'Folder of the databases and the published snapshot',
  }),
  PUBLIC_URL: Type.Optional(
    Origin(
      'Origin under which players see the site, such as https://example.com; left out: http://localhost:PORT',
    ),
  ),
  PLATFORM_URL: Type.Optional(
    Origin("Origin of the operator's gaming platform; left out: the built-in sandbox"),
  ),
  FRAMES_ORIGIN: Type.Optional(
    Origin('Origin of the frames for third-party code; left out: http://127.0.0.1:PORT'),
  ),
  CONTENT_TOKEN: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'Bearer token of the content API; left out: a random one in DATA_DIR/content-token',
    }),
  ),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'warn',
    description: 'Least severe messages to log',
  }),
  TRUST_PROXY: Type.Boolean({
    default: false,
    description: 'Whether a proxy in front sets X-Forwarded-For, true or false',
  }),
  DEV_SERVER: Type.Boolean({
    default: false,
    description: 'Set by npm run dev: client code comes from Vite, with hot reload',
  }),
})

/** The settings after validation, with everything derived from them. */
export interface Settings {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** Origin under which players see the site. */
  publicUrl: string
  platformUrl: string | null
  framesOrigin: string
  contentToken: string | null
  logLevel: Static<typeof SettingsSchema>['LOG_LEVEL']
  trustProxy: boolean
  devServer: boolean
  /** Name of the cookie that holds the platform's session. */
  sessionCookie: string
}

type Environment = Readonly<Record<string, string | undefined>>

function describe(name: string): string {
  const [, field] = Object.entries(SettingsSchema.properties).find(([key]) => key === name) ?? []
  return field !== undefined && 'description' in field ? `It is: ${String(field.description)}` : ''
}

/** Reads figures and switches; what is neither stays text, for the check to refuse. */
function readValue(field: object, text: string): unknown {
  const type = 'type' in field ? field.type : undefined
  if (type === 'integer' && /^\d+$/.test(text)) return Number(text)
  return type === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text
}

function check(environment: Environment): Static<typeof SettingsSchema> {
  const values = Object.entries(SettingsSchema.properties).flatMap(([name, field]) => {
    const text = environment[name]?.trim()
    return text ? [[name, readValue(field, text)]] : []
  })
  const completed = Value.Default(SettingsSchema, Object.fromEntries(values))
  if (Value.Check(SettingsSchema, completed)) return completed
  const fault = Value.Errors(SettingsSchema, completed)[0]
  const name = fault?.instancePath.split('/')[1] ?? ''
  // A secret is not repeated on the screen.
  const given = name === 'CONTENT_TOKEN' ? '' : ` (${JSON.stringify(environment[name])})`
  throw new StartupError(
    `The setting ${name}${given} is malformed: ${fault?.message ?? ''}. ${describe(name)}`,
  )
}

/** Reads the settings from environment variables; empty ones count as left out. Throws StartupError. */
export function readSettings(environment: Environment): Settings {
  const values = check(environment)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    publicUrl,
    platformUrl: values.PLATFORM_URL ?? null,
    framesOrigin: values.FRAMES_ORIGIN ?? `http://127.0.0.1:${values.PORT}`,
    contentToken: values.CONTENT_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    devServer: values.DEV_SERVER,
    sessionCookie: publicUrl.startsWith('https:') ? '__Host-marquee_session' : 'marquee_session',
  }
}
