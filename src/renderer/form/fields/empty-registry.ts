import { englishStringTranslator } from '@rjsf/utils'

const nothing = () => null

/**
 * Replaces rjsf's default registry in the build for players (see vite.config.ts): forms name all their fields,
 * templates and widgets, and rjsf's own would be a fifth of their code. What remains are the templates of which
 * rjsf creates elements that our templates never render.
 */
export default function emptyRegistry() {
  return {
    fields: {},
    templates: {
      ButtonTemplates: {},
      DescriptionFieldTemplate: nothing,
      FieldErrorTemplate: nothing,
      FieldHelpTemplate: nothing,
      ErrorListTemplate: nothing,
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_' },
  }
}
