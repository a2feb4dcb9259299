import { Type, type Static } from 'typebox'
import { Choice, CurrencyCode, Flag, List, Nullable, Text, Whole } from './fields.ts'

export const GeneralInfo = Type.Object(
  {
    analytic: Type.Record(Type.String(), Type.String(), {
      description:
        'Identifiers of analytics services: google_tag_manager (container), yandex_metrica (counter). Used where the site’s own settings name none',
      default: {},
    }),
    available_currencies: Type.Array(CurrencyCode, { description: 'Currencies of player accounts' }),
    available_locales: Type.Array(Text('Code, such as uz'), {
      description:
        'Languages in which the platform answers. The site may have more; their pages are made with answers in a language that is listed here',
    }),
    default_currency: CurrencyCode,
    is_seon_enabled: Flag('Whether the fraud-detection session is reported', false),
    domain_state: Text(
      'Status of the domain, such as "active"; "disabled": every page is the maintenance page',
      { default: 'active' },
    ),
    domain_type: Text('Type of domain, such as "main"; "mirror": search engines do not index it', {
      default: 'main',
    }),
    time_to_force_logout: Whole('Seconds of inactivity before the player is logged out'),
    is_bonus_isolation_enabled: Flag('Whether bonus money is kept separate', false),
    is_game_history_export_enabled: Flag('Whether the game history can be exported', false),
    user_inactivity_cashier_time: Nullable(Whole('Seconds'), 'Shorter timeout in the cashier; null: none'),
    user_inactivity_pp_time: Nullable(Whole('Seconds'), 'Shorter timeout on profile pages; null: none'),
  },
  { description: 'Configuration of the site on the platform' },
)
export type GeneralInfo = Static<typeof GeneralInfo>

export const Metadata = Type.Object(
  {
    countries: List(
      Type.Object({
        code: Text('ISO 3166-1 alpha-2'),
        name: Text('Name, in the language of the request'),
        phone_code: Text('Country calling code without plus'),
      }),
      'Countries of players',
    ),
    currencies: List(
      Type.Object({
        code: CurrencyCode,
        name: Text('Name, in the language of the request'),
        decimals: Whole('Number of decimal places', { minimum: 0 }),
      }),
      'Currencies of player accounts',
    ),
  },
  { description: 'Lists for forms' },
)

/** Chat providers; `none` disables the chat. */
export const chatProviders = ['livechat', 'intercom', 'zendesk', 'jivo', 'chatwoot', 'crisp', 'none'] as const

/**
 * Settings that the provider's own snippet needs. All are public; proof of a player's identity is issued
 * separately.
 */
const configuration = (description: string) =>
  Type.Optional(Type.Record(Type.String(), Type.String(), { description }))

export const SupportSettings = Type.Object(
  {
    chat: Choice(chatProviders, 'Chosen provider', 'none'),
    livechat: configuration('license'),
    intercom: configuration('app_id; api_base of a region; user_hash of the player'),
    zendesk: configuration('key; jwt of the player'),
    jivo: configuration('widget_id; user_token of the player'),
    chatwoot: configuration('base_url, website_token; identifier_hash of the player'),
    crisp: configuration('website_id; token_id of the player'),
    contacts: List(
      Type.Object({
        type: Choice(['email', 'phone', 'telegram'], 'Type of contact'),
        value: Text('Address or number'),
      }),
      'Other support contacts',
    ),
    is_online: Flag('Whether support is available now', true),
  },
  { description: 'Support contacts for players' },
)
export type SupportSettings = Static<typeof SupportSettings>

export const IdentityToken = Type.Object(
  {
    token: Text('Token for the provider’s SDK; short-lived'),
    expires_in: Whole('Lifetime in seconds', { minimum: 1 }),
    url: Nullable(Text('Address'), 'Provider page for an iframe; null: the SDK’s own'),
  },
  { description: 'Access to the identity check' },
)
