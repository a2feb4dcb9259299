/** Programs that read pages, and say so; Cubot makes phones. */
const botPattern =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|facebookexternalhit|python|curl|wget|monitor/i

/** Whether a client says that it is a program, or nothing. */
export const isBot = (userAgent = 'bot'): boolean => botPattern.test(userAgent)
