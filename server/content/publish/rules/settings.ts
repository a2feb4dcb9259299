import { builtInCodes } from '../../../../schemas/locale.ts'
import { pointerTo } from '../../../../schemas/json-schema.ts'
import { defaultPasswordLength } from '../../../../schemas/password-length.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { isOfOrigin } from '../../../lib/origin.ts'
import { at, rule, type Finding } from './rule.ts'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const unknownTimeZone = rule({
  code: 'unknown-time-zone',
  on: 'settings/site',
  severity: 'error',
  find: ({ body: { timeZone } }) =>
    isTimeZone(timeZone)
      ? []
      : [
          at(
            '/timeZone',
            phrase`There is no time zone "${timeZone}", so no page with a date could be shown`,
            phrase`Enter the name of a time zone such as Asia/Tashkent`,
          ),
        ],
})

export const missingBrand = rule({
  code: 'missing-name',
  on: 'settings/site',
  severity: 'error',
  find: ({ body: { name } }) =>
    name.trim() !== ''
      ? []
      : [
          at(
            '/name',
            phrase`The brand name is empty: pages, e-mails and the licence line would name nobody`,
            phrase`Enter the name of the brand`,
          ),
        ],
})

export const missingAppName = rule({
  code: 'missing-name',
  on: 'settings/web',
  severity: 'error',
  find: ({ body: { app } }) =>
    app?.shortName === undefined || app.shortName.trim() !== ''
      ? []
      : [
          at(
            '/app/shortName',
            phrase`The icon on home screens would have no name`,
            phrase`Enter a name, or remove the field so that the brand name is shown`,
          ),
        ],
})

export const invalidHost = rule({
  code: 'invalid-host',
  on: 'settings/site',
  severity: 'error',
  find: ({ body: { externalHosts } }) =>
    externalHosts.flatMap((host, index) =>
      /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(host)
        ? []
        : [
            at(
              `/externalHosts/${index}`,
              phrase`"${host}" is no name of a host, so players would not be led back to it`,
              phrase`Enter the name of each host in lower case, such as shop.example; there is no wildcard for all of them`,
            ),
          ],
    ),
})

/** Amounts that players would take for those of another currency: its sign is the same in one of the languages. */
export const repeatedSign = rule({
  code: 'repeated-sign',
  on: 'settings/site',
  severity: 'error',
  find({ body: { formats } }) {
    const owners = new Map<string, string>()
    return Object.entries(formats?.currencies ?? {}).flatMap(([code, { sign = {} }]) =>
      Object.entries(sign).flatMap(([locale, text]) => {
        const owner = owners.get(`${locale} ${text}`)
        owners.set(`${locale} ${text}`, owner ?? code)
        if (owner === undefined) return []
        return [
          at(
            `${pointerTo('/formats/currencies', code)}/sign/${locale}`,
            phrase`Players would take amounts in ${code} for amounts in ${owner}, whose sign is ${text}`,
            phrase`Enter the sign of ${code}, or leave it out so that the code is shown`,
          ),
        ]
      }),
    )
  },
})

export const unknownInterval = rule({
  code: 'unknown-interval',
  on: 'settings/functional',
  severity: 'error',
  find({ body: { realityCheck } }) {
    if (realityCheck === undefined || realityCheck.intervals.includes(realityCheck.initial)) return []
    const { initial, intervals } = realityCheck
    return [
      at(
        '/realityCheck/initial',
        phrase`Players cannot choose ${initial} minutes between two reminders: they choose from ${intervals.join(', ')}`,
        phrase`Enter one of the intervals, or add this one to them`,
      ),
    ]
  },
})

const isAmount = (text: string) => /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0

export const wrongAmount = rule({
  code: 'wrong-amount',
  stage: 'site',
  on: 'settings/cashier',
  severity: 'error',
  find: ({ body: { presets } }) =>
    Object.entries(presets).flatMap(([currency, amounts]): Finding[] => {
      const place = pointerTo('/presets', currency)
      if (!/^[A-Z]{3,5}$/.test(currency))
        return [
          at(
            place,
            phrase`"${currency}" is no code of a currency, so nobody would see these amounts`,
            phrase`Use the code of the platform, such as UZS or USDT`,
          ),
        ]
      return amounts.flatMap(({ value }, index) =>
        isAmount(value)
          ? []
          : [
              at(
                `${place}/${index}/value`,
                phrase`"${value}" is no amount that a player can pay in`,
                phrase`Enter a number above zero without spaces, such as 50000`,
              ),
            ],
      )
    }),
})

export const duplicateMethod = rule({
  code: 'duplicate-method',
  stage: 'site',
  on: 'settings/cashier',
  severity: 'error',
  find: ({ body: { methods } }) =>
    methods.flatMap(({ sysname, name }, index) => {
      const earlier = methods.slice(0, index)
      if (earlier.some((other) => other.sysname === sysname))
        return [
          at(
            `/methods/${index}/sysname`,
            phrase`The method "${sysname}" is already in the list, and players could not tell the two apart`,
            phrase`Keep one of the two`,
          ),
        ]
      if (!earlier.some((other) => builtInCodes.some((code) => other.name[code] === name[code]))) return []
      return [
        at(
          `/methods/${index}/name`,
          phrase`Another method has the same name, so players could not tell the two apart`,
          phrase`Give the method the name of its card or service`,
        ),
      ]
    }),
})

export const noPaymentMethod = rule({
  code: 'no-payment-method',
  stage: 'site',
  on: 'settings/cashier',
  severity: 'error',
  published: 'binds',
  find: ({ body: { methods } }) => [
    ...(methods.some(({ form }) => form !== undefined)
      ? []
      : [
          at(
            '/methods',
            phrase`No payment method would be left for deposits`,
            phrase`Keep at least one method with a form for deposits`,
          ),
        ]),
    ...(methods.some(({ withdrawalForm }) => withdrawalForm !== undefined)
      ? []
      : [
          at(
            '/methods',
            phrase`No payment method would be left for withdrawals`,
            phrase`Keep at least one method with a form for withdrawals`,
          ),
        ]),
  ],
})

export const impossibleLength = rule({
  code: 'impossible-length',
  on: 'settings/forms',
  severity: 'error',
  find({ body: { passwordLength: { min, max } = defaultPasswordLength } }) {
    if (min <= max) return []
    return [
      at(
        '/passwordLength',
        phrase`No password has at least ${min} and at most ${max} characters, so nobody could register`,
        phrase`Enter a larger "max" or a smaller "min"`,
      ),
    ]
  },
})

/** A game with the storage of the site's own host could read what belongs to the site. */
export const ownFrameHost = rule({
  code: 'own-frame-host',
  on: 'settings/games',
  severity: 'error',
  find: ({ body: { providers = [] }, siteOrigin }) =>
    providers.flatMap(({ frame }, provider) =>
      (frame?.hosts ?? []).flatMap((host, index) =>
        siteOrigin === null || !isOfOrigin(siteOrigin, host)
          ? []
          : [
              at(
                `/providers/${provider}/frame/hosts/${index}`,
                phrase`"${host}" is this site: the games of a provider would have its rights`,
                phrase`Enter the host from which the provider serves its games`,
              ),
            ],
      ),
    ),
})
