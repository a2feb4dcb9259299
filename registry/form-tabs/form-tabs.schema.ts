import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './form-tabs.examples.ts'

export const formTabs = defineComponent({
  type: 'FormTabs',
  version: 1,
  description:
    'Several ways to one thing, such as registration by phone or by e-mail: a heading, and a form below each tab. What was typed stays when another tab is looked at.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading above the tabs; the titles of the forms are left out'),
      tabs: Type.Array(
        Type.Object(
          {
            label: localizedText(20, 'Name of the tab: one or two words'),
            form: documentKey('form', 'The form document'),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 3, description: 'The forms, the usual one first' },
      ),
      other: Type.Optional(
        localizedText(20, 'Name of a last tab, for what stands in the slot; left out: no such tab'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: { other: { description: 'What the last tab shows', maxItems: 3 } },
  migrations: [],
  interactive: true,
  examples,
})
