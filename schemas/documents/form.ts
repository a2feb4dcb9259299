import { Type, type Static } from 'typebox'
import { apiErrorTypes } from '../api/errors.ts'
import { errorTypes } from '../../forms/index.ts'
import { formRoleNames } from '../roles/form-roles.ts'
import { Action } from './blocks/action.ts'
import { FormUi } from './form-ui.ts'
import { localizedText } from './localized.ts'
import { operationNames } from './operations.ts'
import { Samples } from './samples.ts'

export const ValidationDictEntry = Type.Object(
  {
    errorType: Type.Enum([...errorTypes], { description: 'Rule that was broken' }),
    message: localizedText(
      160,
      'Message for the player; $$min$$ and $$max$$ are replaced with the limits ($$min$$ of multipleOf is the divisor), $$fields$$ with the labels of the fields concerned. Say how to fix the error.',
    ),
  },
  { additionalProperties: false },
)

/** What players read if the platform rejects a value for a reason of its own. */
export const ReasonEntry = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'Reason in the answer of the platform, such as taken',
    }),
    message: localizedText(160, 'Message for the player. Say how to fix the error.'),
  },
  { additionalProperties: false },
)

export const DictionaryEntry = Type.Object(
  {
    fieldName: Type.String({ description: 'Field name, or * for every field' }),
    validationDict: Type.Array(ValidationDictEntry),
    reasons: Type.Optional(
      Type.Array(ReasonEntry, {
        description: 'Messages for reasons of the platform. Default: the texts of the site',
      }),
    ),
  },
  { additionalProperties: false },
)
export type DictionaryEntry = Static<typeof DictionaryEntry>

/** Messages shared by all forms; a form's own dictionary takes precedence. */
export const Dictionary = Type.Object(
  { entries: Type.Array(DictionaryEntry), samples: Samples },
  { additionalProperties: false },
)
export type Dictionary = Static<typeof Dictionary>

export const Form = Type.Object(
  {
    role: Type.Optional(
      Type.Enum([...formRoleNames], {
        description: 'What the site shows the form for; each role has one form',
      }),
    ),
    title: Type.Optional(localizedText(60, 'Heading above the fields')),
    schema: Type.Record(Type.String(), Type.Unknown(), {
      description:
        'JSON Schema (draft-04 to 2020-12) of the values. title, description and enumNames can be localized; the keyword "validator" names a field validator of the specification',
    }),
    ui: FormUi,
    dictionary: Type.Array(DictionaryEntry, { description: 'Messages of this form, by field and rule' }),
    strategy: Type.Enum(['immediate', 'eager', 'onSubmit'], {
      description:
        'immediate: validates from the first keystroke; eager: validates when the player leaves the field, then while typing; onSubmit: validates when the form is sent',
    }),
    submit: Type.Object(
      {
        operation: Type.Enum([...operationNames], { description: 'What the form does' }),
        label: localizedText(40, 'Text of the button'),
        field: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 60,
            description:
              'Name under which the value is sent if the schema describes a single value, such as a text or a list. Default: value',
          }),
        ),
        onSuccess: Type.Optional(Type.Array(Action)),
        onError: Type.Optional(
          Type.Array(
            Type.Object(
              {
                errorType: Type.Enum([...apiErrorTypes], { description: 'Error type of the platform' }),
                message: Type.Optional(localizedText(200, 'Message shown in the form')),
                actions: Type.Optional(Type.Array(Action)),
              },
              { additionalProperties: false },
            ),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            text: Type.Optional(localizedText(60, 'Text before the link')),
            label: localizedText(40, 'The link'),
            action: Action,
          },
          { additionalProperties: false },
        ),
        { description: 'Below the button' },
      ),
    ),
    samples: Samples,
  },
  { additionalProperties: false },
)
export type Form = Static<typeof Form>
