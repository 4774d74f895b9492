/** What the terms of a venue say in one place and deny in another. */
import { say } from '../../../say.ts';

const PERMISSION =
  /(?<!\p{L})(?:(no) )?(dogs?|pets?|children|kids|smoking|(?:outside|own) food|credit cards?|cards?|cash|music|drones?)(?: (?:is|are|can be))? (?:(not|never) )?(allowed|welcome|permitted|accepted|forbidden|prohibited)(?!\p{L})/iu;
const SAME_TOPICS: Readonly<Record<string, string>> = {
  dog: 'pet',
  kid: 'children',
  'credit card': 'card',
  'own food': 'outside food',
};

const ADULTS_ONLY = /\badults[ -]only\b|\bno (?:one|guests?|children|kids) (?:under|below) (?:16|18|21)\b/i;
/** Children who come: those who may not are no contradiction. */
const CHILDREN_COME =
  /\b(?:children|kids)\b[^.!?]*\b(?:eat|pay|free|half|discount|menu|high ?chairs?|playground|welcome)\b/i;
const DENIAL = /\b(?:no|not|never|without|cannot)\b|n['’]t\b/i;

const NO_DEPOSIT = /\b(?:no deposit|without (?:a )?deposit|deposit is not)\b/i;
/** `A deposit of 2,000 LKR`, with or without its currency. */
const DEPOSIT = /\b[Dd]eposit (?:of|is) ((?:[A-Z]{3} |\p{Sc} ?)?\d[\d.,]*(?: [A-Z]{3}\b| ?\p{Sc})?)/u;

const HOURS: Readonly<Record<string, number>> = { hour: 1, day: 24 };
const FREE_UNTIL =
  /\bcancel[^.!?]*\b(?:free|without (?:charge|a fee|cost))\b[^.!?]*?\b(\d{1,3}) (hour|day)s?\b|\bfree cancell?ation\b[^.!?]*?\b(\d{1,3}) (hour|day)s?\b/i;
const CHARGED_BELOW =
  /\bcancel[^.!?]*\b(?:less than|within|under|later than) (\d{1,3}) (hour|day)s?\b[^.!?]*\b(?:charge|fee|pay|costs?|keep)\b/i;

function hoursIn(pattern: RegExp, text: string): number | undefined {
  const [, ...groups] = pattern.exec(text) ?? [];
  const [amount, unit = ''] = groups.filter((group) => group !== undefined);
  return amount === undefined ? undefined : Number(amount) * (HOURS[unit.toLowerCase()] ?? NaN);
}

/** Returns a function that finds in each of the terms, given one after the other, what contradicts those before. */
export function createContradictionCheck(): (text: string) => string[] {
  const permissions = new Map<string, boolean>();
  let isForAdults: boolean | undefined;
  let hasDeposit: boolean | undefined;
  let deposit: string | undefined;
  let freeUntil: number | undefined;
  let chargedBelow: number | undefined;

  return (text) => {
    const found: string[] = [];
    const [, no, what, not, verb = ''] = PERMISSION.exec(text) ?? [];
    if (what !== undefined) {
      const singular = what.toLowerCase().replace(/s$/, '');
      const topic = SAME_TOPICS[singular] ?? singular;
      const isAllowed = (no === undefined && not === undefined) !== /forbidden|prohibited/i.test(verb);
      const earlier = permissions.get(topic);
      permissions.set(topic, isAllowed);
      if (earlier !== undefined && earlier !== isAllowed)
        found.push(
          isAllowed
            ? say`The terms allow ${what.toLowerCase()} here, and say the opposite before`
            : say`The terms forbid ${what.toLowerCase()} here, and say the opposite before`,
        );
    }

    const children = CHILDREN_COME.exec(text)?.[0];
    const admitsChildren = children !== undefined && !DENIAL.test(children);
    if ((isForAdults === true && admitsChildren) || (isForAdults === false && ADULTS_ONLY.test(text)))
      found.push(say`The terms are for adults only, and tell of children who come`);
    if (ADULTS_ONLY.test(text)) isForAdults = true;
    else if (admitsChildren) isForAdults = false;

    const amount = DEPOSIT.exec(text)?.[1]?.replace(/[.,]$/, '');
    const asksForDeposit = amount === undefined ? undefined : true;
    const own = NO_DEPOSIT.test(text) ? false : asksForDeposit;
    if (own !== undefined && hasDeposit !== undefined && own !== hasDeposit)
      found.push(say`The terms ask for a deposit in one place, and for none in another`);
    else if (amount !== undefined && deposit !== undefined && amount !== deposit)
      found.push(say`The terms ask for a deposit of ${amount} here, and of ${deposit} before`);
    hasDeposit = own ?? hasDeposit;
    deposit = amount ?? deposit;

    freeUntil = hoursIn(FREE_UNTIL, text) ?? freeUntil;
    chargedBelow = hoursIn(CHARGED_BELOW, text) ?? chargedBelow;
    if ((chargedBelow ?? 0) > (freeUntil ?? Infinity)) {
      found.push(
        say`The terms let guests cancel free of charge until ${freeUntil} hours before, and charge them from ${chargedBelow} hours before`,
      );
      chargedBelow = undefined;
    }
    return found;
  };
}
