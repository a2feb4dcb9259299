import { Type } from 'typebox'

const origin = 'https?://[A-Za-z0-9.-]+(?::\\d+)?'
const Origin = (description: string) => Type.String({ pattern: `^${origin}$`, description })

/** An address or network whose `X-Forwarded-For` is trusted. */
const proxy = '[0-9a-fA-F.:]+(?:/\\d{1,3})?'

/** Every setting of the server, by the name of its environment variable. */
export const SettingsSchema = Type.Object({
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
    description: 'Directory of the databases, the published snapshot and the processed pictures',
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      description:
        'PostgreSQL for all data, such as postgres://user:password@host/name; several servers may share it. Default: embedded databases in DATA_DIR',
    }),
  ),
  DATABASE_MIGRATION_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      description:
        'The same database as DATABASE_URL, with the role that creates and owns the tables; that of DATABASE_URL then only reads and changes rows. Default: DATABASE_URL',
    }),
  ),
  PUBLIC_URL: Type.Optional(
    Origin(
      'Public origin of the site, such as https://example.com; with https, cookies get the prefix __Host-. Default: http://localhost:PORT',
    ),
  ),
  PLATFORM_URL: Type.Optional(
    Type.String({
      pattern: `^(?:sandbox|${origin})$`,
      description:
        "Origin of the operator's gaming platform, or sandbox for the built-in sandbox with play money; required unless HOST and PUBLIC_URL are of this machine and use http. Default: sandbox",
    }),
  ),
  PLATFORM_ADAPTER: Type.Optional(
    Type.String({
      pattern: '^\\S+$',
      description:
        'Adapter for a platform with an interface of its own: a TypeScript or JavaScript file such as ./adapter.ts, or a package. Default: none',
    }),
  ),
  PLATFORM_SESSION_COOKIE: Type.Optional(
    Type.String({
      pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$",
      description: "Name of the session cookie at the operator's platform. Default: the site's cookie name",
    }),
  ),
  SANDBOX_GAMES: Type.Integer({
    minimum: 100,
    maximum: 20_000,
    default: 600,
    description: 'Number of games in the built-in sandbox, 100 to 20000',
  }),
  FRAMES_ORIGIN: Type.Optional(
    Origin(
      'Origin of the iframes for third-party code, such as the chat: another host name of this server than that of PUBLIC_URL. Default: http://127.0.0.1:PORT on this machine; elsewhere no third-party code',
    ),
  ),
  CONTENT_URL: Type.Optional(
    Origin(
      'Origin of the Strapi that stores the documents, such as http://127.0.0.1:1337. Default: the database of the site',
    ),
  ),
  CONTENT_SERVICE_TOKEN: Type.Optional(
    Type.String({ minLength: 32, description: 'SITE_TOKEN of the Strapi at CONTENT_URL, which requires it' }),
  ),
  CONTENT_ADMIN_URL: Type.Optional(
    Origin('Origin at which content managers open Strapi, which embeds previews. Default: CONTENT_URL'),
  ),
  CONTENT_TOKEN: Type.Optional(
    Type.String({
      minLength: 16,
      description: 'Bearer token of the content API. Default: a random token in DATA_DIR/content-token',
    }),
  ),
  CONTENT_TOKEN_FALLBACK: Type.Optional(
    Type.String({
      minLength: 16,
      description:
        'Another token that the content API accepts, while CONTENT_TOKEN is replaced. Default: none',
    }),
  ),
  CONTENT_WITHOUT_APPROVALS: Type.Boolean({
    default: false,
    description:
      'Whether CONTENT_TOKEN and Strapi may publish documents for which the Studio requires approvals, true or false',
  }),
  JWT_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'Signs the tokens of /cms/auth; must be the same on all servers of a site. Default: a random secret in DATA_DIR/jwt-secret',
    }),
  ),
  JWT_SECRET_FALLBACK: Type.Optional(
    Type.String({
      minLength: 32,
      description: 'Another secret whose tokens are accepted, while JWT_SECRET is replaced. Default: none',
    }),
  ),
  WEBHOOKS_PRIVATE_NETWORKS: Type.Boolean({
    default: false,
    description:
      'Whether webhooks may go to, and content of other sites may come from, http addresses and private networks, true or false',
  }),
  STUDIO_OIDC_ISSUER: Type.Optional(
    Type.String({
      pattern: '^https?://\\S+$',
      maxLength: 300,
      description:
        'Issuer of the OpenID Connect provider for single sign-on to the Studio, such as https://login.example.com/realms/office. Default: local accounts only',
    }),
  ),
  STUDIO_OIDC_CLIENT_ID: Type.Optional(
    Type.String({ minLength: 1, description: 'Client id of the Studio at that provider, which requires it' }),
  ),
  STUDIO_OIDC_CLIENT_SECRET: Type.Optional(
    Type.String({ minLength: 1, description: 'Client secret. Default: a public client with PKCE alone' }),
  ),
  STUDIO_OIDC_LABEL: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'Name of the provider on the sign-in button, such as Office. Default: its host name',
    }),
  ),
  STUDIO_OIDC_DOMAINS: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9.-]+(\\s*,\\s*[A-Za-z0-9.-]+)*$',
      description:
        'Domains of accepted e-mail addresses, separated by commas, such as example.com,example.org. Default: all',
    }),
  ),
  STUDIO_OIDC_GROUPS_CLAIM: Type.String({
    minLength: 1,
    default: 'groups',
    description: "Claim with the user's groups or roles at the provider",
  }),
  STUDIO_OIDC_ROLES: Type.Optional(
    Type.String({
      pattern: '^[^=,]+=(viewer|editor|publisher|admin)(,[^=,]+=(viewer|editor|publisher|admin))*$',
      description:
        'Role of each group, such as cms-admins=admin,cms-editors=editor; the highest applies at each sign-in. Default: admins set roles in the Studio',
    }),
  ),
  STUDIO_OIDC_DEFAULT_ROLE: Type.Enum(['none', 'viewer', 'editor', 'publisher'], {
    default: 'viewer',
    description: 'Role of users without such a group: none (no access), viewer, editor or publisher',
  }),
  STUDIO_OIDC_ADD_USERS: Type.Boolean({
    default: false,
    description:
      'Whether users are added at their first sign-in, true or false; if not, an admin adds them with their e-mail address as login. Requires STUDIO_OIDC_DOMAINS, or none as STUDIO_OIDC_DEFAULT_ROLE',
  }),
  STUDIO_LOCAL_ACCOUNTS: Type.Boolean({
    default: true,
    description:
      'Whether all local accounts can sign in with password or passkey, true or false; false: only those of admins, for emergencies',
  }),
  SANDBOX_PUSH_SERVICE: Type.Optional(
    Type.String({
      pattern: '^https?://[^/\\s]+$',
      description:
        'Origin of a push service to which the sandbox may send besides those of browsers, such as http://localhost:9000 for tests. Default: none',
    }),
  ),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    default: 'warn',
    description: 'Minimum severity of logged messages: fatal, error, warn, info, debug, trace or silent',
  }),
  ACCESS_LOG: Type.Boolean({
    default: false,
    description:
      'Whether each request is logged, true or false: method, path without query, status, duration, address of the client',
  }),
  TRUST_PROXY: Type.String({
    pattern: `^(?:true|false|\\d|${proxy}(?:,${proxy})*)$`,
    default: 'false',
    description:
      'Proxies in front of the server that set X-Forwarded-For: how many, such as 1, or their addresses and networks, such as 10.0.0.0/8,fd00::/8; true is 1, false none',
  }),
  COUNTRY_HEADER: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9-]{1,60}$',
      description:
        'Header in which the proxies of TRUST_PROXY or their CDN put the country of the visitor as an ISO code, such as CF-IPCountry, for blocks shown by country; the header is ignored on other connections. Default: the country is unknown',
    }),
  ),
  METRICS_PORT: Type.Integer({
    minimum: 0,
    maximum: 65535,
    default: 0,
    description: 'Port of the Prometheus metrics at /metrics, which must not be public; 0: no metrics',
  }),
  METRICS_HOST: Type.String({
    pattern: '^\\S+$',
    default: '127.0.0.1',
    description: 'Interface of METRICS_PORT',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://\\S+$',
      description:
        'OpenTelemetry collector that receives traces over HTTP, such as http://127.0.0.1:4318. Default: no traces',
    }),
  ),
  SHUTDOWN_DELAY: Type.Integer({
    minimum: 0,
    maximum: 120,
    default: 0,
    description:
      'Seconds for which the server still takes requests after SIGTERM, while /health/ready fails, so that a load balancer stops sending them',
  }),
  SANDBOX_CONSOLE: Type.Boolean({
    default: false,
    description:
      'Whether all visitors can use the developer pages and the demo accounts of the sandbox, true or false. Default: only on a site at localhost, and the pages only from this machine',
  }),
  SANDBOX_POPUPS: Type.Boolean({
    default: true,
    description: 'Whether the sandbox shows campaign popups to visitors, true or false',
  }),
  DEV_SERVER: Type.Boolean({
    default: false,
    description: 'Set by npm run dev: client code is served by Vite, with hot reload',
  }),
})

/** A setting, as the README lists it. */
export interface SettingDescription {
  name: string
  description: string
  /** null: the description ends with `Default: …`. */
  fallback: string | null
}

/** Every setting that the server reads, in the order of the README. */
export const settingDescriptions: readonly SettingDescription[] = Object.entries(
  SettingsSchema.properties,
).map(([name, field]) => ({
  name,
  description: 'description' in field ? String(field.description) : '',
  fallback: 'default' in field ? String(field.default) : null,
}))
