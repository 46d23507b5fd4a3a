// A link to the paragraph of the rules that a refusal names.
import { html } from "./html.js";

/**
 * `sponsio.bet.taken` is the paragraph `bet-taken` of Sponsio's rules; rules of the table itself have no page.
 * @param {Arene.Props} props
 */
export function RuleLink({ rule, setup, words }) {
  const [game, ...rest] = rule.split(".");
  if (!setup.rules || game !== setup.game) return null;
  return html`<a href=${`${setup.rules}#${rest.join("-")}`} target="_blank">${words("ui-see-rule")}</a>`;
}
