const ownNames =
  /^(?:(?:node|tag|local|parent|owner|(?:first|last)(?=Child|Element)|child|next|previous|text|inner|outer|class|get|set|remove|has|add|dispatch|query|append|insert|request|is|clone|check|report|scroll|replace|toggle|attach|base|namespace|compare)[A-Z]|(?:closest|matches|contains|focus|blur|click|remove|submit|reset|elements|style|children|attributes|dataset|id)$)/

/**
 * The name of a control. A control in a form hides the form's own property of the same name: with a field `nodeName`,
 * React and the browser would find an element where they expect a text. Such controls have their id as name.
 */
export const controlName = (name: string, id: string): string => (ownNames.test(name) ? id : name)
