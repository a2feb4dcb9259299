import russian from 'axe-core/locales/ru.json'

const texts = Object.entries(russian.rules).map(([id, { help }]): [string, string] => [id, help])

/** axe's own translation, which lacks one rule. */
export default {
  'aria-tab-name': 'У вкладок (role=tab) должно быть доступное имя',
  ...Object.fromEntries(texts),
}
