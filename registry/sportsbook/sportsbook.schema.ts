import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './sportsbook.load.ts'
import { examples } from './sportsbook.examples.ts'

export const sportsbook = defineComponent({
  type: 'Sportsbook',
  version: 1,
  description: 'Sports betting in an iframe. The query key "path" selects the match to open.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Main heading of the page'),
      sysname: Type.String({
        pattern: '^[a-z0-9-]+$',
        maxLength: 100,
        description: 'System name of the sportsbook on the platform',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  examples,
})
