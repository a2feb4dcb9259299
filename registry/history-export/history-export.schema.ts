import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './history-export.load.ts'
import { examples } from './history-export.examples.ts'

export const historyExport = defineComponent({
  type: 'HistoryExport',
  version: 1,
  description: 'Requests a file with the game history, shows its status and offers the download',
  category: 'games',
  props: Type.Object(
    {
      text: Type.Optional(localizedText(200, 'What the file contains')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
