import { resolve } from 'node:path'
import type { Static } from 'typebox'
import Value from 'typebox/value'
import { StartupError } from './lib/startup-error.ts'
import { misspelledSettings } from './misspelled-settings.ts'
import { secretSettings, settingIn } from './secret-settings.ts'
import { settingDescriptions, SettingsSchema } from './settings-schema.ts'
import { readSingleSignOn } from './single-sign-on-settings.ts'
import { readTrustedProxies, type TrustedProxies } from './lib/trusted-proxies.ts'

type Environment = Readonly<Record<string, string | undefined>>

function describe(name: string): string {
  const setting = settingDescriptions.find((each) => each.name === name)
  return setting ? `It is: ${setting.description}` : ''
}

/** Parses numbers and booleans. Anything else stays text, so that validation rejects it. */
function readValue(field: object, text: string): unknown {
  const type = 'type' in field ? field.type : undefined
  if (type === 'integer' && /^\d+$/.test(text)) return Number(text)
  return type === 'boolean' && /^(?:true|false|1|0)$/.test(text) ? text === 'true' || text === '1' : text
}

function check(environment: Environment): Static<typeof SettingsSchema> {
  const values = Object.entries(SettingsSchema.properties).flatMap(([name, field]) => {
    const text = settingIn(environment, name)
    return text ? [[name, readValue(field, text)]] : []
  })
  const completed = Value.Default(SettingsSchema, Object.fromEntries(values))
  if (Value.Check(SettingsSchema, completed)) return completed
  const fault = Value.Errors(SettingsSchema, completed)[0]
  const name = fault?.instancePath.split('/')[1] ?? ''
  const given = secretSettings.has(name) ? '' : ` (${JSON.stringify(environment[name])})`
  throw new StartupError(
    `The setting ${name}${given} is malformed: ${fault?.message ?? ''}. ${describe(name)}`,
  )
}

/** Third-party code runs on an origin without player sessions; by default the other name of this machine. */
function framesOriginOf(publicUrl: string, values: Static<typeof SettingsSchema>): string | null {
  const { FRAMES_ORIGIN: origin, PORT: port } = values
  if (origin === publicUrl)
    throw new StartupError(
      'FRAMES_ORIGIN must differ from the origin of the site: third-party code would run on the site itself',
    )
  if (origin !== undefined) return origin
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'http:') return null
  if (hostname === 'localhost') return `http://127.0.0.1:${port}`
  return hostname === '127.0.0.1' ? `http://localhost:${port}` : null
}

const isOnThisMachine = (hostname: string) =>
  hostname === 'localhost' ||
  hostname === '::1' ||
  hostname.endsWith('.localhost') ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)

/** The sandbox has play money: players of a public site get it only if the operator asks for it. */
function platformUrlOf(
  { PLATFORM_URL: url, HOST }: Static<typeof SettingsSchema>,
  publicUrl: string,
): string | null {
  if (url !== undefined) return url === 'sandbox' ? null : url
  const { protocol, hostname } = new URL(publicUrl)
  const isPrivate = protocol === 'http:' && isOnThisMachine(hostname)
  if (isPrivate && isOnThisMachine(HOST)) return null
  throw new StartupError(
    `${isPrivate ? `HOST is ${HOST}` : `PUBLIC_URL is ${publicUrl}`}, but PLATFORM_URL is not set: players would get play money. Set PLATFORM_URL to the address of your platform, or to sandbox if you want play money`,
  )
}

function platformAdapterOf(
  { PLATFORM_ADAPTER: adapter }: Static<typeof SettingsSchema>,
  platformUrl: string | null,
): string | null {
  if (adapter !== undefined && platformUrl === null)
    throw new StartupError('PLATFORM_ADAPTER is set without PLATFORM_URL, the address of its platform')
  return adapter ?? null
}

/** A misspelled address of the platform would start the sandbox. */
function assertPlatformSpelled(environment: Environment): void {
  const slip = misspelledSettings(environment).find(({ meant }) => meant.startsWith('PLATFORM_'))
  if (slip) throw new StartupError(`There is no setting ${slip.name}. Did you mean ${slip.meant}?`)
}

function contentServiceOf(values: Static<typeof SettingsSchema>) {
  const { CONTENT_URL: url, CONTENT_SERVICE_TOKEN: token, CONTENT_ADMIN_URL: adminUrl = url } = values
  if (url === undefined || adminUrl === undefined) return null
  if (token === undefined)
    throw new StartupError(
      'CONTENT_URL is set without CONTENT_SERVICE_TOKEN, which is the SITE_TOKEN of Strapi',
    )
  return { url, token, adminUrl }
}

/** Lower case, as Node names headers. Without a trusted proxy, every visitor could choose a country. */
function countryHeaderOf(
  { COUNTRY_HEADER: header }: Static<typeof SettingsSchema>,
  trustProxy: TrustedProxies,
): string | null {
  if (header !== undefined && trustProxy === false)
    throw new StartupError(
      'COUNTRY_HEADER is set without TRUST_PROXY: the header is believed of proxies only',
    )
  return header?.toLowerCase() ?? null
}

/** Reads the settings from environment variables; empty ones count as unset. Throws StartupError. */
export function readSettings(environment: Environment) {
  assertPlatformSpelled(environment)
  const values = check(environment)
  const trustProxy = readTrustedProxies(values.TRUST_PROXY)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  const platformUrl = platformUrlOf(values, publicUrl)
  const sessionCookie = publicUrl.startsWith('https:') ? '__Host-marquee_session' : 'marquee_session'
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    migrationUrl: values.DATABASE_MIGRATION_URL ?? null,
    publicUrl,
    /** Origin of the operator's platform; null: the sandbox. */
    platformUrl,
    platformAdapter: platformAdapterOf(values, platformUrl),
    framesOrigin: framesOriginOf(publicUrl, values),
    sandboxGames: values.SANDBOX_GAMES,
    contentService: contentServiceOf(values),
    contentToken: values.CONTENT_TOKEN ?? null,
    contentTokenFallback: values.CONTENT_TOKEN_FALLBACK ?? null,
    allowsUnreviewed: values.CONTENT_WITHOUT_APPROVALS,
    jwtSecret: values.JWT_SECRET ?? null,
    jwtSecretFallback: values.JWT_SECRET_FALLBACK ?? null,
    singleSignOn: readSingleSignOn(values),
    allowPrivateWebhooks: values.WEBHOOKS_PRIVATE_NETWORKS,
    logLevel: values.LOG_LEVEL,
    hasAccessLog: values.ACCESS_LOG,
    trustProxy,
    countryHeader: countryHeaderOf(values, trustProxy),
    metrics: values.METRICS_PORT === 0 ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    collectorUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    shutdownDelay: values.SHUTDOWN_DELAY,
    devServer: values.DEV_SERVER,
    isConsoleOpen: values.SANDBOX_CONSOLE,
    hasPopups: values.SANDBOX_POPUPS,
    sandboxPushService: values.SANDBOX_PUSH_SERVICE ?? null,
    sessionCookie,
    platformSessionCookie: values.PLATFORM_SESSION_COOKIE ?? sessionCookie,
  }
}

/** The settings after validation, with everything derived from them. null: none; `SettingsSchema` says what that means. */
export type Settings = ReturnType<typeof readSettings>
