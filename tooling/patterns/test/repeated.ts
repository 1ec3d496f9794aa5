import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp';

/** A repetition without limit, and the text that it matches. */
interface Repetition {
  readonly node: AST.Quantifier;
  readonly text: string;
}

const CHARACTERS = [...'a1 \n"\'\\{}[]()<>&%/=.,:;-_+*$`~#@é\u2028\u{1F600}'];

/** A character that a class matches. */
const characterOf = (source: string, flags: string): string =>
  CHARACTERS.find((each) => new RegExp(`^${source}$`, flags).test(each)) ?? '';

/** The shortest text that a part of a pattern matches; only one repetition in it is long. Assertions are ignored. */
function textOf(node: AST.Element | AST.Alternative, flags: string, long?: Repetition): string {
  const hasLong = (part: AST.Node): boolean =>
    long !== undefined && part.start <= long.node.start && long.node.end <= part.end;
  if (node === long?.node) return long.text;
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((each) => textOf(each, flags, long)).join('');
    case 'Group':
    case 'CapturingGroup': {
      const [first] = node.alternatives;
      const chosen = node.alternatives.find(hasLong) ?? first;
      return chosen ? textOf(chosen, flags, long) : '';
    }
    case 'Quantifier':
      return textOf(node.element, flags, long).repeat(hasLong(node) ? 1 : node.min);
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
      return characterOf(node.raw, flags);
    default:
      return '';
  }
}

/** The texts that a repeated part matches once: one for each alternative, and one for all of them together. */
function piecesOf({ element }: AST.Quantifier, flags: string): readonly string[] {
  const isGroup = element.type === 'Group' || element.type === 'CapturingGroup';
  const each = (isGroup ? element.alternatives : [element]).map((part) => textOf(part, flags));
  return [...new Set([...each, each.join('')])].filter((text) => text !== '');
}

/** Long texts for a pattern: each of its repetitions is repeated. */
export function* longTexts(pattern: string, length: number): Generator<string> {
  const { pattern: root, flags } = parseRegExpLiteral(pattern);
  const repetitions: AST.Quantifier[] = [];
  visitRegExpAST(root, {
    onQuantifierEnter: (node) => node.max === Number.POSITIVE_INFINITY && repetitions.push(node),
  });
  const unicode = flags.unicodeSets ? 'v' : flags.unicode ? 'u' : '';
  for (const node of repetitions) {
    const around = root.alternatives.find(({ start, end }) => start <= node.start && node.end <= end);
    for (const piece of around ? piecesOf(node, unicode) : [])
      if (around) yield textOf(around, unicode, { node, text: piece.repeat(length / piece.length) });
  }
}
