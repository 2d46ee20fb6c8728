import { API, type Checker, type Symbol, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { CallExpression, Node } from 'typescript/unstable/ast';
import { isCallExpression, isIdentifier, isStringLiteral } from 'typescript/unstable/ast/is';

/** One property of a row as a statement's type declares it. */
export interface DeclaredProperty {
  /** May be missing from the result. */
  readonly optional: boolean;
  /** What it may be besides null, in terms of `kindOfValue`; an array is its items' kind and `[]`. */
  readonly kinds: readonly string[];
  readonly mayBeNull: boolean;
}

/** One call of `statement()` in the sources. */
export interface DeclaredStatement {
  readonly name: string;
  readonly file: string;
  /** By the property's name; absent when the statement declares no type, so that its rows cannot be read. */
  readonly row: ReadonlyMap<string, DeclaredProperty> | undefined;
}

const ROOT = new URL('../../', import.meta.url).pathname;
const FOLDER = 'src/adapters/db';
const CONFIG = `${ROOT}tsconfig.statements.json`;

/**
 * Every call of `statement()` in the database adapters except their tests, with the row type as the compiler resolves
 * it. A further source may be added beside statement.ts. Throws on a name or type it cannot read. The compiler marks
 * the interface used here as unstable: package.json pins its version.
 */
export function declaredStatements(planted = ''): readonly DeclaredStatement[] {
  const extra = `${ROOT}${FOLDER}/planted.ts`;
  // Rooms of `app` extend types that rows use, such as the topics of messages.
  const config = { extends: './tsconfig.json', include: [FOLDER, 'src/app'], files: [extra] };
  const virtual = new Map([
    [CONFIG, JSON.stringify(config)],
    [extra, planted],
  ]);
  const api = new API({
    cwd: ROOT,
    fs: { readFile: (path) => virtual.get(path), fileExists: (path) => virtual.has(path) || undefined },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG)!;
    const files = project.rootFiles.filter((file) => file.includes(FOLDER) && !/\.test\.ts$|\/testing\//.test(file));
    return files.flatMap((file) =>
      callsIn(project.program.getSourceFile(file)!).map((call) => declared(project.checker, file, call)),
    );
  } finally {
    api.close();
  }
}

function callsIn(node: Node): readonly CallExpression[] {
  const calls: CallExpression[] = isStatementCall(node) ? [node] : [];
  node.forEachChild((child) => void calls.push(...callsIn(child)));
  return calls;
}

const isStatementCall = (node: Node): node is CallExpression =>
  isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === 'statement';

function declared(checker: Checker, file: string, call: CallExpression): DeclaredStatement {
  const name = call.arguments[0];
  if (!name || !isStringLiteral(name)) throw new TypeError(`${file}: the name of a statement is no literal`);
  const type = checker.getTypeAtLocation(call);
  const [row] = type?.getAliasTypeArguments() ?? [];
  if (!row || type?.getAliasSymbol()?.name !== 'Statement') throw new TypeError(`${file}: no Statement`);
  const statement = { name: name.text, file: file.slice(ROOT.length) };
  if (row.flags & TypeFlags.Unknown) return { ...statement, row: undefined };
  if (!(row.flags & (TypeFlags.Object | TypeFlags.Intersection | TypeFlags.Never)))
    throw new TypeError(`${statement.name}: cannot read the row type ${checker.typeToString(row)}`);
  const properties = checker.getPropertiesOfType(row).map((property) => propertyOf(checker, property));
  return { ...statement, row: new Map(properties) };
}

function propertyOf(checker: Checker, property: Symbol): [string, DeclaredProperty] {
  const optional = (property.flags & SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(property)!;
  const all = kindsOf(checker, type);
  const kinds = optional ? all.filter((kind) => kind !== 'undefined') : all;
  return [property.name, { optional, kinds, mayBeNull: membersOf(type).some(({ flags }) => flags & TypeFlags.Null) }];
}

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);

/** The kinds of a type, without null. */
function kindsOf(checker: Checker, type: Type): readonly string[] {
  return [
    ...new Set(
      membersOf(type)
        .filter(({ flags }) => !(flags & TypeFlags.Null))
        .flatMap((one) => kindsOfOne(checker, one)),
    ),
  ];
}

const SCALARS: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Unknown, 'unknown'],
];

function kindsOfOne(checker: Checker, type: Type): readonly string[] {
  const parts = type.isIntersectionType() ? type.getTypes() : [type];
  const scalar = SCALARS.find(([flags]) => parts.some((part) => part.flags & flags));
  if (scalar) return [scalar[1]];
  if (!type.isObjectType() && !type.isIntersectionType())
    throw new TypeError(`cannot read the type ${checker.typeToString(type)}`);
  if (checker.isArrayLikeType(type) && type.isTypeReference())
    return checker.getTypeArguments(type).flatMap((item) => kindsOf(checker, item).map((kind) => `${kind}[]`));
  const name = type.getSymbol()?.name;
  return [name === 'Buffer' || name === 'Uint8Array' ? 'bytes' : name === 'Date' ? 'date' : 'object'];
}
