import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './form-tabs.examples.ts'

export const formTabs = defineComponent({
  type: 'FormTabs',
  version: 1,
  description:
    'Alternative forms on tabs, such as registration by phone or by e-mail, under one heading. Entered values are kept when the player switches tabs.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading above the tabs; the titles of the forms are not shown'),
      tabs: Type.Array(
        Type.Object(
          {
            label: localizedText(20, 'Tab name: one or two words'),
            form: documentKey('form', 'Form document'),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 3, description: 'Forms; put the most common one first' },
      ),
      other: Type.Optional(
        localizedText(20, 'Name of the last tab, which shows the slot. Default: no such tab'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: { other: { description: 'Content of the last tab', maxItems: 3 } },
  migrations: [],
  interactive: true,
  examples,
})
