import { Type, type Static } from 'typebox'
import { localizedText } from '../localized.ts'
import { operationNames } from '../operations.ts'
import { documentKey } from '../reference.ts'
import type { Resolved } from '../localized.ts'

/** Effect of a button, form or popup. Named data, never code. */
export const Action = Type.Union(
  [
    Type.Object(
      {
        type: Type.Literal('navigate'),
        to: Type.String({
          minLength: 1,
          maxLength: 2000,
          link: 'action',
          description:
            'Internal path such as /rules without language prefix, tel:+998712000000, mailto:help@example.com, or an absolute http(s) address such as https://t.me/name when "external" is on',
        }),
        external: Type.Optional(Type.Boolean({ description: 'Allow an address outside the site' })),
        query: Type.Optional(
          Type.Record(Type.String(), Type.String(), { description: 'Query keys added to the address' }),
        ),
        replace: Type.Optional(
          Type.Boolean({
            description:
              'Replaces the current history entry: the back button skips it, and the scroll position is kept',
          }),
        ),
      },
      { title: 'Go to', additionalProperties: false },
    ),
    Type.Object(
      { type: Type.Literal('openPopup'), popup: documentKey('popup', 'Key of the popup document') },
      { title: 'Open a popup', additionalProperties: false },
    ),
    Type.Object(
      { type: Type.Literal('closePopup') },
      { title: 'Close the popup', additionalProperties: false },
    ),
    Type.Object(
      { type: Type.Literal('openChat') },
      {
        title: 'Open the chat',
        description: 'Support chat; if there is none, the page /support',
        additionalProperties: false,
      },
    ),
    Type.Object(
      { type: Type.Literal('askConsent') },
      {
        title: 'Ask about analytics again',
        description:
          'Opens the analytics consent question so that visitors can change their answer; shown only if the settings require consent',
        additionalProperties: false,
      },
    ),
    Type.Object(
      {
        type: Type.Literal('toast'),
        kind: Type.Enum(['success', 'info', 'warning', 'error']),
        message: localizedText(160, 'Text of the notice'),
      },
      { title: 'Show a notice', additionalProperties: false },
    ),
    Type.Object(
      {
        type: Type.Literal('call'),
        operation: Type.Enum([...operationNames]),
        values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      },
      { title: 'Run an operation', additionalProperties: false },
    ),
  ],
  { description: 'What happens' },
)
export type ActionDocument = Static<typeof Action>
/** An action as sent to the browser, in one language. */
export type Action = Resolved<ActionDocument>
