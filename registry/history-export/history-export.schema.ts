import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './history-export.load.ts'
import { examples } from './history-export.examples.ts'

export const historyExport = defineComponent({
  type: 'HistoryExport',
  version: 1,
  description: 'Asks for the game history as a file, says how far it is and gives it out',
  category: 'games',
  props: Type.Object(
    {
      text: Type.Optional(localizedText(200, 'What is in the file')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
