// Made from the server's openapi.json by `npm run types`; not to be edited.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games there are */
        get: operations["get_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The clauses of a rulebook */
        get: operations["get_games_game_clauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Examples of clauses */
        get: operations["get_games_game_examples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples/{example}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An example carried out: its corner of the board, and how it looks after each step */
        get: operations["get_games_game_examples_example"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/forces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What forces can be put together from */
        get: operations["get_games_game_forces"];
        put?: never;
        /** What a force comes to, and why it may not be played */
        post: operations["post_games_game_forces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/forces/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads a roster file */
        post: operations["post_games_game_forces_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Board and set-up of a scenario */
        get: operations["get_games_game_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables there are, and what they are laid out with */
        get: operations["get_games_game_tables"];
        put?: never;
        /** Why a table cannot be played on, and whether it is fair */
        post: operations["post_games_game_tables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tables/drawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table drawn by chance */
        get: operations["get_games_game_tables_drawn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tables/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads the file of a table */
        post: operations["post_games_game_tables_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guided beginnings, step by step */
        get: operations["get_games_game_tours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/words/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words of a game, in Fluent; in English if it does not speak the language (see Content-Language) */
        get: operations["get_games_game_words_language"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** That the server is there */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages of the interface */
        get: operations["get_languages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches anybody may watch, newest first */
        get: operations["get_matches"];
        put?: never;
        /** Begins a match */
        post: operations["post_matches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match as one viewer sees it */
        get: operations["get_matches_id"];
        put?: never;
        post?: never;
        /** Deletes a match; the key is the maker's */
        delete: operations["delete_matches_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A question about the position */
        post: operations["post_matches_id_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/briefing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What it is about, and how it stands */
        get: operations["get_matches_id_briefing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A match as the lobby shows it */
        get: operations["get_matches_id_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carries out a command; answered when it cannot be lost, with the version its seat sees after it */
        post: operations["post_matches_id_commands"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happens, as it happens */
        get: operations["get_matches_id_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earlier entries of the log */
        get: operations["get_matches_id_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several such moments in a row */
        get: operations["get_matches_id_moments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record as a file */
        get: operations["get_matches_id_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How it looked after so many steps */
        get: operations["get_matches_id_replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened since a version */
        get: operations["get_matches_id_updates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/network": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where others in the network find it */
        get: operations["get_network"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description */
        get: operations["get_openapi_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a record holds, and what it is of */
        post: operations["post_records"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words of the interface, in Fluent */
        get: operations["get_words_language"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the strongest machine player would do in one's place. */
        Advice: {
            action: unknown;
            label: components["schemas"]["Text"];
            /** @description What it wants most in this turn. */
            plan?: components["schemas"]["AimAbout"][];
            /** @description What for. */
            purpose?: components["schemas"]["AimAbout"] | null;
        };
        /** @description How an aim reads, and where it is on the board. */
        AimAbout: {
            /** @description From where to where. */
            arrows?: components["schemas"]["AimArrow"][];
            /**
             * Format: double
             * @description How likely it is, if it is tried now with all that can be brought; nothing if that cannot be told.
             */
            chance?: number | null;
            /** @description What it takes: troops, ships, money; nothing if there is nothing to say. */
            needs?: components["schemas"]["Text"] | null;
            /** @description "take Karelia" */
            text: components["schemas"]["Text"];
        };
        /** @description From a spot of the board to another; just the other, where it begins nowhere in particular. */
        AimArrow: {
            from?: components["schemas"]["Spot"] | null;
            to: components["schemas"]["Spot"];
        };
        Answer: {
            why_not: components["schemas"]["Refused"][];
        } | {
            explain: components["schemas"]["Explanation"];
        } | {
            inspect: components["schemas"]["Inspection"];
        } | {
            point: components["schemas"]["Tried"][];
        } | {
            briefing: components["schemas"]["Briefing"];
        } | {
            advice: components["schemas"]["Advice"] | null;
        };
        /** @description One fact in a text. */
        Arg: {
            /** Format: int64 */
            number: number;
        } | {
            name: string;
        } | {
            word: string;
        } | {
            text: components["schemas"]["Text"];
        } | {
            list: components["schemas"]["Arg"][];
        };
        /** @description What one nation has; its word is `nation-ID`. */
        Army: {
            /** @description One of these is chosen; their words are `characteristic-ID`. */
            characteristics?: string[];
            /** @description A unit it has for nothing, if it has one. */
            gift?: components["schemas"]["DraftUnit"] | null;
            id: string;
            units: components["schemas"]["UnitAbout"][];
        };
        /** @description Something that is counted on both sides of a table. */
        Balance: {
            /** @description Whether they are near enough to each other. */
            even: boolean;
            /** @description At the far and at the near edge. */
            sides: [
                number,
                number
            ];
            /** @description The key of its name. */
            title: string;
        };
        /** @description What lies on the table from the beginning to the end. */
        Board: {
            /** @description Width and depth of an open table, in the unit of the spaces' coordinates. */
            extent?: [
                number,
                number
            ] | null;
            labels: components["schemas"]["Label"][];
            /** @description Lines between or along spaces: rivers on hexsides, railways, borders, fortified lines. */
            lines: components["schemas"]["Line"][];
            /** @description Parts of the map that are something together: air zones, weather zones, theatres. */
            regions?: components["schemas"]["Region"][];
            shape: components["schemas"]["Shape"];
            /**
             * @description Every place a piece can be in: a hex, an area, a box beside the map. Coordinates are in hundredths of a hex (or
             *     of whatever unit the board is drawn in), x to the right, y down.
             */
            spaces: components["schemas"]["Space"][];
            /** @description Boxes beside the map that pieces can be in, in the order they are shown. */
            trays?: components["schemas"]["Tray"][];
        };
        /** @description The briefing of one viewer. Everything may be left out: what is left out is not shown. */
        Briefing: {
            /** @description What this viewer has to do to win. */
            aim?: components["schemas"]["Text"][];
            /** @description How long it goes on. */
            length?: components["schemas"]["Text"] | null;
            /** @description What is counted, as it stands now. */
            score?: components["schemas"]["Score"];
            /** @description What has happened before the match and how things stand, a sentence or two each. */
            situation?: components["schemas"]["Text"][];
            /** @description What is special about this scenario. */
            special?: components["schemas"]["Text"][];
            /** @description Who is strong where, strongest first. */
            strong?: components["schemas"]["Strength"][];
        };
        /** @description What has changed since the last version. */
        Change: {
            /** @description The version it builds on. */
            after: string;
            /** @description What the dice follow from, if that has changed. */
            dice?: components["schemas"]["DiceView"] | null;
            log?: components["schemas"]["LogEntry"][];
            /**
             * Format: uint
             * @description Only entries with a smaller number are still true; `log` follows them.
             */
            log_from?: number | null;
            scene: components["schemas"]["SceneChange"];
            undo: boolean;
            version: string;
        };
        /**
         * @description What the story of a match is divided into, the greatest first.
         * @enum {string}
         */
        Chapter: "turn" | "phase" | "fight";
        /** @description One legal action and the things it hangs on. */
        Choice: {
            /** @description The action as it is sent back. */
            action: unknown;
            /**
             * @description Others of its kind are mostly taken with it: who comes along, who attacks, who advances. One gesture of the
             *     player takes them all, one after the other, as long as such a choice is offered.
             */
            along?: boolean;
            /** @description What it costs ("2½"), for the corner of a lit space. */
            cost?: string | null;
            /** @description Choices that hang on nothing and belong together. */
            group?: components["schemas"]["Group"] | null;
            label: components["schemas"]["Text"];
            /** @description The piece to be clicked for it; with a space or region as well, first the piece and then the place. */
            piece?: string | null;
            /** @description The point of an open table to be clicked for it. */
            point?: [
                number,
                number
            ] | null;
            /** @description The region to be clicked for it, anywhere. */
            region?: string | null;
            /** @description The space to be clicked for it. */
            space?: string | null;
            /** @description What somebody takes who does not want to think about it: the cheapest loss. At most one choice of a list. */
            suggested?: boolean;
            tone?: components["schemas"]["Tone"];
            /** @description What somebody who takes it may have overlooked; worth asking once more. */
            warning?: components["schemas"]["Text"] | null;
        };
        /**
         * @description A clause of the rulebook and the tests that name it. Title and text are the Fluent message `key` and its attribute
         *     `text`.
         */
        ClauseCard: {
            /**
             * @description The name of its chapter, which follows from its place in the list.
             * @default
             */
            readonly chapter: string;
            /** @description The key of its chapter's title. */
            chapter_key: string;
            id: string;
            kept: components["schemas"]["Kept"];
            key: string;
            /**
             * @description Options that bear on it.
             * @default []
             */
            options: string[];
            provenance: components["schemas"]["Provenance"];
            /** @description Clauses that meet it, the nearest first. */
            related: string[];
            /** @description Where it stands in the rulebook. */
            section: string;
            tests: string[];
            /** @description Why no example shows it, by language, where none can. */
            unshown?: {
                [key: string]: string;
            };
        };
        /** @description The end of a part of the turn that something still stands in the way of. */
        Closing: {
            label: components["schemas"]["Text"];
            /** @description Why not yet; never empty. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description What now stands in the way of the end of a part of the turn, if anything does. */
        ClosingChange: {
            now?: components["schemas"]["Closing"] | null;
        };
        /** @description Something a player does. */
        Command: {
            do: components["schemas"]["Deed"];
            /** @description Chosen by the client, new for each command: sent twice, it is carried out once. */
            id: string;
            /** @description The version the player was looking at. What is done about the dice, and giving up, is good at any version. */
            version: string;
        };
        /** @description A new match and the keys to it. They are told once: whoever has a seat's key plays it. */
        Created: {
            id: string;
            /** @description By seat id, for the human seats. */
            keys: {
                [key: string]: string;
            };
            /** @description For deleting the match. */
            maker: string;
            /** @description For those who only watch. */
            watch: string;
        };
        /** @description A place or a deed that counts. */
        Criterion: {
            /** @description The spaces it is about. */
            at?: string[];
            /**
             * Format: int64
             * @description How many of them there are now, if they are counted.
             */
            count?: number | null;
            /** @description Whose it is now, if it is a place somebody holds. */
            holder?: components["schemas"]["Seat"] | null;
            text: components["schemas"]["Text"];
            /** @description What it is worth, as it is written ("3", "1 each"). */
            worth: string;
        };
        Deed: {
            act: unknown;
        } | "undo" | {
            dice: components["schemas"]["DiceDeed"];
        } | "give_up";
        /** @description A match that is no more. */
        Deleted: {
            id: string;
        };
        /** @description What a seat does about its part of the dice. Said again, it changes nothing. */
        DiceDeed: {
            promise: string;
        } | "begin_without" | {
            show: string;
        };
        /** @description What the dice of a match follow from. */
        DiceMode: "server" | "shared";
        /** @description What the dice of a match follow from, as far as everybody may know it. */
        DiceView: {
            /** @description The server's promise: SHA-256 of its seed. */
            commitment: string;
            /**
             * @description In the order of the seats; empty if the dice follow from the seed alone.
             * @default []
             */
            parts: components["schemas"]["SeatPart"][];
            scheme: components["schemas"]["Scheme"];
        };
        /** @description The command has been carried out and will not be lost. */
        Done: {
            /** @description What the seat sees after the command. The live connection brings it, or something later. */
            version: string;
        };
        /** @description A force as its player puts it together; nothing says yet that it may be played. */
        Draft: {
            army: string;
            characteristic?: string | null;
            name: string;
            platoons: components["schemas"]["DraftUnit"][][];
            /**
             * Format: uint16
             * @description The points it is meant for.
             */
            points: number;
        };
        DraftUnit: {
            /** @description Had for nothing by a rule of its nation. */
            gift?: boolean;
            /** Format: uint8 */
            men: number;
            /** @description How often each option is taken. */
            options?: {
                [key: string]: number;
            };
            quality: string;
            unit: string;
        };
        /** @description An example of clauses, as a reader of the rules finds it. */
        ExampleCard: {
            /** @description The clauses it is about. */
            clauses: string[];
            id: string;
            options: {
                [key: string]: string;
            };
            /** @description The clauses something is refused by in it. */
            refuses: string[];
            scenario: string;
            /** @description By language. */
            title: {
                [key: string]: string;
            };
        };
        /** @description An example carried out: the corner of the board it is about, and how it looks after each step. */
        ExampleView: {
            /** @description The seats that act in it, the first one first. */
            acting: components["schemas"]["Seat"][];
            board: components["schemas"]["Board"];
            /** @description The clauses it is about. */
            clauses: string[];
            id: string;
            options: {
                [key: string]: string;
            };
            /** @description The clauses something is refused by in it. */
            refuses: string[];
            scenario: string;
            /** @description How it looks before the first step. */
            scene: components["schemas"]["Scene"];
            /** @description The seats that have a part in the scenario. */
            seats: components["schemas"]["Seat"][];
            steps: components["schemas"]["StagedStep"][];
            /** @description By language. */
            title: {
                [key: string]: string;
            };
            /** @description The part of it that is looked at. */
            window: components["schemas"]["Window"];
        };
        /** @description What taking an action would come to: the way it goes, and its price line by line. */
        Explanation: {
            /** @description The fight it leads to, as its box would show it: who fights, the sum, the chances. */
            fight?: components["schemas"]["Panel"] | null;
            /** @description The spaces it passes, from where it starts to where it ends. */
            path?: string[];
            /** @description The dice of this fight are thrown as soon as it is taken, so it is worth asking once more. */
            rolls?: boolean;
            rows?: components["schemas"]["Row"][];
            /** @description How things would stand on an open table, and who would see whom. */
            sketch?: components["schemas"]["Sketch"];
            /** @description What somebody who takes it may have overlooked, where finding out takes too long to do it for a whole list. */
            warning?: components["schemas"]["Text"] | null;
        };
        /** @description Something that can be bought with a unit. */
        Extra: {
            /** @description Of those of one group only one is taken. */
            group?: string | null;
            id: string;
            /**
             * Format: uint8
             * @description How often; absent if everybody may have one.
             */
            most?: number | null;
            /** @description Points are for every man of the unit. */
            per_man: boolean;
            /** Format: int16 */
            points: number;
            /** @description The key of its name. */
            title: string;
        };
        /** @description Something wrong with a data file, an option or a position, with where it stands and what was expected. */
        Fault: {
            /** @description The clause that is broken, if it is one. */
            clause?: string | null;
            file?: string | null;
            /** Format: uint */
            line?: number | null;
            what: string;
        };
        /**
         * @description A piece on an open table: where it stands, what it covers and which way it looks. Lengths are in the unit of the
         *     board's coordinates, directions in degrees clockwise from the top of the table.
         */
        Figure: {
            /** Format: uint16 */
            facing: number;
            /** Format: int32 */
            model_radius?: number | null;
            /** @description The single models of a squad or crew: round bases of this radius at these points. */
            models?: [
                number,
                number
            ][];
            size: components["schemas"]["Size"];
            /** @description What it is called. */
            title?: components["schemas"]["Text"] | null;
            /**
             * Format: uint16
             * @description Where the turret looks, if there is one.
             */
            turret?: number | null;
            /** Format: int32 */
            x: number;
            /** Format: int32 */
            y: number;
        };
        /** @description A force, counted up and held against the rules. */
        Force: {
            /** @description Points of each unit, as the draft has them. */
            costs: number[][];
            draft: components["schemas"]["Draft"];
            /** @description What of another program's file is not in our lists. */
            left_out?: string[];
            /** Format: int32 */
            points: number;
            /** @description Why it may not be played; nothing if it may. */
            problems?: components["schemas"]["Fault"][];
            /** @description The roster file. */
            text: string;
        };
        /** @description What is drawn, in the unit of the board's coordinates; directions as in a [`Figure`]. */
        Form: {
            disc: {
                /** Format: int32 */
                radius: number;
                /** Format: int32 */
                x: number;
                /** Format: int32 */
                y: number;
            };
        } | {
            wedge: {
                /** Format: uint16 */
                from: number;
                /** Format: int32 */
                radius: number;
                /** Format: uint16 */
                to: number;
                /** Format: int32 */
                x: number;
                /** Format: int32 */
                y: number;
            };
        } | {
            line: {
                from: [
                    number,
                    number
                ];
                to: [
                    number,
                    number
                ];
            };
        } | {
            area: {
                corners: [
                    number,
                    number
                ][];
            };
        };
        FromExample: {
            example: string;
            game: string;
            /**
             * @description Whether the first dice fall as the example tells.
             * @default false
             */
            told?: boolean;
        };
        /** @description A match that goes on from a record, with dice of its own. */
        FromRecord: {
            /**
             * Format: uint
             * @description How many of its steps are taken over; all of them if absent.
             * @default null
             */
            steps?: number | null;
            /** @description The record file's text. */
            text: string;
        };
        FromScenario: {
            /**
             * @description Data files in place of the game's own, by name with their text: rosters, a table.
             * @default {}
             */
            files?: {
                [key: string]: string;
            };
            game: string;
            /** @default {} */
            options?: {
                [key: string]: string;
            };
            scenario: string;
        };
        FromTour: {
            game: string;
            tour: string;
        };
        /**
         * @description A game of the server. Names and descriptions are Fluent messages: `game-ID`, `seat-ID`, `scenario-ID`,
         *     `option-NAME`, `option-NAME-VALUE`, each with underscores written as hyphens.
         */
        GameCard: {
            /** @description Whether players put forces together for it. */
            forces: boolean;
            id: string;
            languages: string[];
            /** @description Machine players, weakest first; the word for one is `level-NAME`. */
            levels: string[];
            options: components["schemas"]["OptionAbout"][];
            /** @description The version of the rules. */
            rules: string;
            scenarios: components["schemas"]["ScenarioAbout"][];
            seats: components["schemas"]["SeatAbout"][];
            /** @description Whether its tables can be chosen, drawn by chance and laid out. */
            tables: boolean;
            /** @description Guided beginnings, by id; the words for one are `tour-ID` and its attribute `text`. */
            tours: components["schemas"]["TourCard"][];
        };
        /** @description What several choices stand under. */
        Group: {
            /** @description Shown only on asking: what is seldom wanted, such as standing orders. */
            folded?: boolean;
            title: components["schemas"]["Text"];
        };
        /** @description That the server is there. */
        Health: {
            /**
             * Format: uint
             * @description How many matches are in memory.
             */
            matches: number;
            /**
             * Format: uint
             * @description How many matches of older programs are still to be looked at.
             */
            unmended: number;
            version: string;
        };
        /** @description What there is to know about a spot beyond what is drawn there. */
        Inspection: {
            rows?: components["schemas"]["Row"][];
            /** @description What is drawn on an open table: ranges, arcs of fire, lines of sight. */
            sketch?: components["schemas"]["Sketch"];
            /** @description Ways to be drawn on the map, such as a line of supply; the spaces in order. */
            ways?: components["schemas"]["Mark"][];
        };
        /** @description How the program keeps a clause. */
        Kept: "enforced" | "automatic" | "definition" | "set-up" | "option";
        /** @description A kind of terrain; its name is the word of that key. */
        KindAbout: {
            /**
             * Format: uint8
             * @description How many floors or levels it can have.
             */
            floors: number;
            kind: string;
            /**
             * Format: int32
             * @description How wide and deep it can be at most, where there is a limit.
             */
            largest?: number | null;
            /** @description A usual piece is round rather than a rectangle. */
            round: boolean;
            /** @description Width and depth of a usual piece. */
            size: [
                number,
                number
            ];
        };
        Label: {
            at: string;
            /** @description "bigcity", "city", "town", "points" … */
            kind: string;
            other?: string | null;
            text: string;
        };
        LaidPiece: {
            corners: [
                number,
                number
            ][];
            /** Format: uint8 */
            floors?: number;
            id: string;
            /** @description One of [`TablesAbout::kinds`]. */
            kind: string;
        };
        /** @description A table held against the rules. */
        LaidTable: {
            /** @description What each side finds before its edge. */
            balance: components["schemas"]["Balance"][];
            layout: components["schemas"]["Layout"];
            /** @description Why it cannot be played on; nothing if it can. */
            problems?: components["schemas"]["Fault"][];
            /** @description The file. */
            text: string;
        };
        /** @description A language all words of the interface are there in. */
        Language: {
            /** @description What it calls itself. */
            name: string;
            /** @description Its tag, such as `en`. */
            tag: string;
        };
        /** @description One of several moments. */
        LaterMoment: {
            /** @description What the last of them brought, if the viewer was told. */
            entry?: components["schemas"]["LogEntry"] | null;
            look: components["schemas"]["Look"];
            /**
             * Format: uint
             * @description How many steps had been taken.
             */
            step: number;
        };
        /** @description What stands on a table, as somebody lays it out; nothing says yet that it can be played on. */
        Layout: {
            name: string;
            pieces: components["schemas"]["LaidPiece"][];
        };
        /** @description What a total brings at the end. */
        Level: {
            /** @description What it takes. */
            needs: components["schemas"]["Text"];
            /** @description It would be this one if the game ended now. */
            now?: boolean;
            text: components["schemas"]["Text"];
        };
        Line: {
            along_side: boolean;
            /** @description Pairs of spaces: a railway joins their centres, a river runs along the side between them. */
            between: [
                string,
                string
            ][];
            /** @description Drawn by its name ("river", "danube", "rail", "fortified"). */
            kind: string;
            name?: string | null;
        };
        /** @description Lists to build forces from. Names are Fluent messages by their keys. */
        Lists: {
            armies: components["schemas"]["Army"][];
            /** @description The data file each seat's roster is, by seat. */
            files: string[];
            /**
             * Format: uint16
             * @description Points of a usual game.
             */
            points: number;
            /** @description Forces that are ready to be played. */
            ready: components["schemas"]["Draft"][];
            /** @description What a platoon must and may have. */
            slots: components["schemas"]["SlotAbout"][];
            /** @description What units can be armed with. */
            weapons: components["schemas"]["WeaponAbout"][];
        };
        /** @description What one step brought, as far as the viewer may know it. */
        LogEntry: {
            /** @description It is no step of the game: the seat, or its device, did something about its part of the dice. */
            aside?: boolean;
            dice?: components["schemas"]["Throw"][];
            notes: components["schemas"]["Note"][];
            /**
             * Format: uint
             * @description Counts what this viewer has been told.
             */
            number: number;
            /** @description What a machine player did it for; absent where that could tell a secret. */
            purpose?: components["schemas"]["Purpose"] | null;
            /** @description Whose step it was; absent where something happened to the match as a whole, such as a change of its rules. */
            seat?: components["schemas"]["Seat"] | null;
        };
        /** @description How a match looked. */
        Look: {
            whole: components["schemas"]["Scene"];
        } | {
            change: components["schemas"]["SceneChange"];
        };
        Mark: {
            kind: string;
            spaces: string[];
        };
        MarkChange: {
            gained: components["schemas"]["Mark"];
            lost?: string[];
        };
        /** @description A match as the lobby shows it. */
        MatchCard: {
            /**
             * Format: uint64
             * @description Seconds since 1970.
             */
            created: number;
            deciding: components["schemas"]["SeatSet"];
            game: string;
            id: string;
            listed: boolean;
            options: {
                [key: string]: string;
            };
            outcome?: components["schemas"]["Outcome"] | null;
            /** @description The kind of problem because of which it cannot go on. */
            problem?: string | null;
            scenario: string;
            /** @description By seat id. */
            seats: {
                [key: string]: components["schemas"]["Who"];
            };
            turn: components["schemas"]["Text"];
            /** Format: uint64 */
            updated: number;
        };
        /** @description All that is needed to show a match to one viewer. */
        MatchView: {
            board: components["schemas"]["Board"];
            /**
             * Format: uint64
             * @description Seconds since 1970.
             */
            created: number;
            deciding: components["schemas"]["SeatSet"];
            game: string;
            id: string;
            listed: boolean;
            now: components["schemas"]["Whole"];
            options: {
                [key: string]: string;
            };
            outcome?: components["schemas"]["Outcome"] | null;
            /** @description The kind of problem because of which it cannot go on. */
            problem?: string | null;
            scenario: string;
            /** @description By seat id. */
            seats: {
                [key: string]: components["schemas"]["Who"];
            };
            turn: components["schemas"]["Text"];
            /** Format: uint64 */
            updated: number;
            viewer: components["schemas"]["Viewer"];
        };
        /** @description A moment of a match for looking back. While somebody has a secret, the steps since are those the viewer was told of. */
        Moment: {
            /** @description What the last of them brought; nothing at the beginning. */
            entry?: components["schemas"]["LogEntry"] | null;
            scene: components["schemas"]["Scene"];
            /**
             * Format: uint
             * @description How many had been taken.
             */
            step: number;
            /**
             * Format: uint
             * @description How many steps there are.
             */
            steps: number;
            /** @description The number of each of these turns, as the game counts them. */
            turn_numbers: number[];
            /** @description The first step of each turn. */
            turns: number[];
        };
        /** @description Several moments of a match in a row. */
        Moments: {
            /** @description At least one. */
            moments: components["schemas"]["LaterMoment"][];
            /**
             * Format: uint
             * @description How many steps there are in the match.
             */
            steps: number;
        };
        /** @description Where others in the same network find the server. */
        Network: {
            /** @description Absent if they cannot reach it, or if somebody on another machine asks. */
            address?: string | null;
        };
        /** @description What a new match is to be. */
        NewMatch: {
            /**
             * @description What the dice follow from.
             * @default server
             */
            dice?: components["schemas"]["DiceMode"];
            from: components["schemas"]["Origin"];
            /**
             * @description Whether the lobby shows it and anybody may watch.
             * @default false
             */
            listed?: boolean;
            /**
             * @description Whether machines give up a match that they have lost.
             * @default false
             */
            machines_give_up?: boolean;
            /**
             * @description By seat id; seats not named are human, or nobody's if they have no part in the scenario.
             * @default {}
             */
            seats?: {
                [key: string]: components["schemas"]["Who"];
            };
        };
        /** @description A line of the log. */
        Note: {
            /** @description Places on the board it is about, by the names the board gives them. */
            at?: string[];
            /** @description What begins with it; what is told afterwards belongs to that, until the next of its kind or a greater one. */
            begins?: components["schemas"]["Chapter"] | null;
            /** @description The only seats that may read it; everybody if absent. */
            only?: components["schemas"]["SeatSet"] | null;
            text: components["schemas"]["Text"];
            /** @description One for each throw of the step that it tells of, those since the note before: the faces that were hits. */
            throws?: ([
                number,
                number
            ] | null)[];
            /** @description The way somebody went, from where to where, by the spaces passed. */
            way?: string[];
        };
        OptionAbout: {
            default: string;
            name: string;
            values: string[];
        };
        /** @description Where a match begins. */
        Origin: {
            scenario: components["schemas"]["FromScenario"];
        } | {
            record: components["schemas"]["FromRecord"];
        } | {
            tour: components["schemas"]["FromTour"];
        } | {
            example: components["schemas"]["FromExample"];
        };
        /** @description How a game ended. */
        Outcome: {
            /** @description How it reads ("Axis decisive victory"). */
            text: components["schemas"]["Text"];
            /** @description Empty for a draw. */
            winners: components["schemas"]["SeatSet"];
        };
        /** @description A box of text beside the board: the score, pools, the sum of a fight. */
        Panel: {
            /** @description Rows that go against others, by their places in the list: drawn as arrows beside them. */
            arrows?: [
                number,
                number
            ][];
            /**
             * @description Results with their probability in millionths, where there is something to roll for, the worst for the one who
             *     rolls first. A result is named as the table prints it, or by the key of a word.
             */
            chances?: [
                string,
                number
            ][];
            /** @description The seats for which the last of these results is the best. Nobody, where it is not known who looks at them. */
            good_for?: components["schemas"]["SeatSet"];
            id: string;
            /** @description What each of these results means, in the same order; empty where their names say it. */
            meanings?: components["schemas"]["Text"][];
            rows: components["schemas"]["Row"][];
            title: components["schemas"]["Text"];
            /** @description Things alike that lie ready, to be drawn one by one: the dice in a bag. */
            tokens?: components["schemas"]["Tokens"][];
        };
        Piece: {
            /** @description The space, region or box it is in. */
            at: string;
            /**
             * Format: uint8
             * @description How many alike it stands for; absent for a unit that is one of its kind and goes by its id.
             */
            count?: number | null;
            /** @description The figures printed on it. */
            factors: string;
            /** @description How it stands on an open table; in a tray, how it looks there, around the origin. */
            figure?: components["schemas"]["Figure"] | null;
            id: string;
            /** @description "unsupplied", "attenuated", "moved", "fought", …: each the key of a word. */
            markers?: string[];
            /** @description What is printed on it where its id is only a number. */
            name?: string | null;
            /** @description Nationality or army, for colour. */
            nation: string;
            seat: components["schemas"]["Seat"];
            steps: [
                number,
                number
            ];
            /** @description NATO symbol by name ("infantry", "armour", "headquarters"). */
            symbol: string;
        };
        /** @description A point of an open table somebody points at, perhaps with a piece in hand or one model of it, turned some way. */
        Pointing: {
            /** Format: uint16 */
            facing?: number | null;
            /** Format: uint8 */
            model?: number | null;
            piece?: string | null;
            /** Format: int32 */
            x: number;
            /** Format: int32 */
            y: number;
        };
        /** @description A board with the pieces of a scenario's beginning, for a picture of it. */
        Preview: {
            board: components["schemas"]["Board"];
            scene: components["schemas"]["Scene"];
            /** @description The seats that have a part in it. */
            seats: string[];
        };
        /** @description A quality, the points of the smallest unit, and of each man more; its word is `quality-ID`. */
        Priced: {
            /** Format: uint16 */
            each: number;
            id: string;
            /** Format: uint16 */
            points: number;
        };
        /** @description Why a request was not carried out (RFC 9457). The sentence for people is the Fluent message `problem-TYPE`. */
        Problem: {
            detail?: string | null;
            /** @description For `refused`: every clause that forbids. */
            reasons?: components["schemas"]["Reason"][];
            /** Format: uint16 */
            status: number;
            title: string;
            /** @description `/problems/TYPE` */
            type: string;
            /** @description For `stale`: what the seat sees now. */
            version?: string | null;
        };
        /**
         * @description Where a statement or a table comes from.
         * @enum {string}
         */
        Provenance: "rulebook" | "history" | "published" | "house";
        /** @description What a machine player did something for. */
        Purpose: {
            /**
             * Format: uint8
             * @description How likely it took that to be, in hundredths; absent where it had no idea.
             */
            percent?: number | null;
            /** @description "take Karelia" */
            text: components["schemas"]["Text"];
        };
        /** @description A question about the position. */
        Question: {
            why_not: components["schemas"]["Spot"];
        } | {
            explain: unknown;
        } | {
            inspect: components["schemas"]["Spot"];
        } | {
            point: components["schemas"]["Pointing"];
        } | "briefing" | "advice";
        /** @description A table of the game's own. */
        ReadyTable: {
            table: components["schemas"]["LaidTable"];
            /** @description The value of the option that chooses it. */
            value: string;
        };
        /** @description One clause that forbids, and what it is about in this case. */
        Reason: {
            clause: string;
            facts: components["schemas"]["Text"];
        };
        /** @description What a record is of. */
        RecordCard: {
            game: string;
            options: {
                [key: string]: string;
            };
            outcome?: components["schemas"]["Outcome"] | null;
            over: boolean;
            /** @description The version of the rules it was played under. */
            rules: string;
            scenario: string;
            /** @description The seats that have a part in it. */
            seats: string[];
            /** Format: uint */
            steps: number;
        };
        /** @description What came of checking a record. */
        RecordCheck: {
            good: components["schemas"]["RecordCard"];
        } | {
            bad: string;
        };
        /** @description Something that might have been meant and is not allowed. */
        Refused: {
            label: components["schemas"]["Text"];
            reasons: components["schemas"]["Reason"][];
        };
        /** @description Some of the spaces under one name. A piece can be in a region without being in one of its spaces. */
        Region: {
            id: string;
            spaces: string[];
            title: components["schemas"]["Text"];
        };
        Row: {
            clause?: string | null;
            text: components["schemas"]["Text"];
            value: string;
        };
        ScenarioAbout: {
            id: string;
            /** Format: uint32 */
            turns: number;
        };
        /** @description What a viewer sees now. */
        Scene: {
            /** @description What this viewer may do; empty for those who need not decide. */
            choices: components["schemas"]["Choice"][];
            /** @description What would end this part of the turn, where it may not be ended yet. */
            closing?: components["schemas"]["Closing"] | null;
            deciding: components["schemas"]["SeatSet"];
            /** @description Spaces with a state of their own: controlled by a side, in a zone, in reach at a cost. */
            marks: components["schemas"]["Mark"][];
            outcome?: components["schemas"]["Outcome"] | null;
            panels: components["schemas"]["Panel"][];
            /** Format: uint */
            phase: number;
            /** @description The phases of a turn with the current one, for a strip along the top. */
            phases: string[];
            pieces: components["schemas"]["Piece"][];
            /** @description What has to be decided now, if this viewer has to decide it; otherwise what one waits for. */
            prompt: components["schemas"]["Text"];
            /** @description What lies on an open table besides pieces: objectives, wrecks, smoke, zones. */
            sketch?: components["schemas"]["Sketch"];
            turn: components["schemas"]["Text"];
        };
        /** @description The difference between two scenes: what is absent has not changed. */
        SceneChange: {
            choices?: components["schemas"]["Choice"][] | null;
            /** @description `{}` where nothing stands in the way of the end of this part of the turn any more. */
            closing?: components["schemas"]["ClosingChange"] | null;
            deciding?: components["schemas"]["SeatSet"] | null;
            /** @description By kind: spaces that have got the mark and spaces that have lost it. */
            marks?: components["schemas"]["MarkChange"][];
            outcome?: components["schemas"]["Outcome"] | null;
            panels?: components["schemas"]["Panel"][] | null;
            /** Format: uint */
            phase?: number | null;
            /** @description New pieces and those that have changed, by id; new ones come after the old ones. */
            pieces?: components["schemas"]["Piece"][];
            pieces_gone?: string[];
            prompt?: components["schemas"]["Text"] | null;
            sketch?: components["schemas"]["Sketch"] | null;
            turn?: components["schemas"]["Text"] | null;
        };
        /**
         * @description The name of the function, so that another one can follow it.
         * @enum {string}
         */
        Scheme: "sandtable-dice-1";
        /** @description What decides the game, line by line. */
        Score: {
            /** @description What a total is worth in the end, best first. */
            levels?: components["schemas"]["Level"][];
            rows?: components["schemas"]["Criterion"][];
            /** @description What they come to. */
            totals?: components["schemas"]["Row"][];
        };
        /**
         * Format: uint8
         * @description A place at the table, numbered from 0 in the order the game lists its seats.
         */
        Seat: number;
        SeatAbout: {
            id: string;
            side: string;
        };
        /** @description The part of one seat. */
        SeatPart: {
            seat: components["schemas"]["Seat"];
        } & ({
            /** @constant */
            drawn: "by_server";
        } | {
            /** @constant */
            drawn: "awaited";
        } | {
            commitment: string;
            /** @constant */
            drawn: "promised";
        } | {
            commitment: string;
            /** @constant */
            drawn: "by_player";
            part: string;
        });
        /**
         * Format: uint16
         * @description A set of seats: those that must decide now, those that won, those that may read a line of the log.
         */
        SeatSet: number;
        Shape: "flat_hexes" | "pointy_hexes" | "areas" | "table";
        /** @description What a figure covers. */
        Size: {
            round: {
                /** Format: int32 */
                radius: number;
            };
        } | {
            hull: {
                /** Format: int32 */
                length: number;
                /** Format: int32 */
                width: number;
            };
        };
        /** @description Things drawn on an open table that are no pieces. */
        Sketch: {
            /** @description Figures as they would stand. */
            figures?: components["schemas"]["Figure"][];
            strokes?: components["schemas"]["Stroke"][];
        };
        /** @description A line of a platoon's list; its word is `slot-ID`. */
        SlotAbout: {
            id: string;
            /** Format: uint8 */
            least: number;
            /**
             * Format: uint8
             * @description Absent where it hangs on the other units.
             */
            most?: number | null;
        };
        Space: {
            /** @description Other facts to be shown on asking: country, air zone, supply source. */
            facts?: components["schemas"]["Text"][];
            /** @description The name printed on the board; log, choices and pieces refer to it. */
            id: string;
            /** @description The kind of ground, drawn by its name ("mountain", "sea"); also the key of its word. */
            kind: string;
            /** @description The scenario does not use it: nobody comes here, and no choice hangs on it. */
            out_of_play?: boolean;
            /**
             * @description The outline in rings, where the shape does not give it: one for each part of the space, clockwise, and one for
             *     each hole in them, the other way round.
             */
            outline?: [
                number,
                number
            ][][];
            /** Format: int32 */
            x: number;
            /** Format: int32 */
            y: number;
        };
        /** @description Something on the table that can be pointed at. */
        Spot: {
            space: string;
        } | {
            piece: string;
        };
        StagedStep: {
            /** @description The action as it is sent in a match. */
            action?: unknown;
            dice?: components["schemas"]["Throw"][];
            /** @description How the action reads. */
            label?: components["schemas"]["Text"] | null;
            /** @description What the log tells of it. */
            notes?: components["schemas"]["Text"][];
            /** @description The spaces it passes. */
            path?: string[];
            /** @description Every clause that forbids it. */
            reasons?: components["schemas"]["Reason"][];
            say?: {
                [key: string]: string;
            };
            /** @description How it looks afterwards, where something has changed. */
            scene?: components["schemas"]["Scene"] | null;
            /** @description Whose step it is. */
            seat?: components["schemas"]["Seat"] | null;
            /** @description The spaces the action names. */
            spaces?: string[];
            stand: components["schemas"]["Stand"];
        };
        /** @description How a step stands to the rules. */
        Stand: "refused" | "look" | "done" | "allowed";
        /** @description Many units close together. */
        Strength: {
            at: components["schemas"]["Spot"];
            seat: components["schemas"]["Seat"];
            /**
             * Format: int64
             * @description How strong, in whatever the game counts by.
             */
            strength: number;
            /** @description The nearest place that counts and is not theirs yet. */
            toward?: components["schemas"]["Spot"] | null;
        };
        /** @description One of them. */
        Stroke: {
            form: components["schemas"]["Form"];
            /** @description Drawn by its name ("objective", "wreck", "range", "sight"). */
            kind: string;
            /** @description Whose it is. */
            seat?: components["schemas"]["Seat"] | null;
            text?: components["schemas"]["Text"] | null;
        };
        TablesAbout: {
            /** @description Width and depth, in the unit of all coordinates. */
            extent: [
                number,
                number
            ];
            /** @description The data file a table is. */
            file: string;
            kinds: components["schemas"]["KindAbout"][];
            /**
             * Format: uint16
             * @description How many pieces a table can have.
             */
            most: number;
            /** @description The option by which a ready table is chosen. */
            option: string;
            ready: components["schemas"]["ReadyTable"][];
        };
        Text: {
            args?: [
                string,
                components["schemas"]["Arg"]
            ][];
            key: string;
        };
        /** @description Dice that lay on the table together: written `d6:4` or `d10:1,8`. */
        Throw: string;
        /** @description Things alike that belong to one seat. */
        Tokens: {
            /**
             * Format: uint8
             * @description So many lie there.
             */
            count: number;
            /** @description One more has just been taken out and is in its owner's hand. */
            drawn?: boolean;
            seat: components["schemas"]["Seat"];
        };
        /** @description How a choice is lit. */
        Tone: "plain" | "attack" | "finish";
        /** @description A guided beginning. Its title is the Fluent message `tour-ID`, what one learns its attribute `text`. */
        Tour: {
            /**
             * @description The machine player of the other seats.
             * @default script
             */
            against: string;
            id: string;
            /**
             * Format: uint
             * @description So many decisions are made by machines for everybody before the tour begins.
             * @default 0
             */
            opening: number;
            /** @default {} */
            options: {
                [key: string]: string;
            };
            scenario: string;
            /** @description The seat of whoever takes it; machines play the others. */
            seat: string;
            /**
             * Format: uint64
             * @description The dice are known, so that what is told comes true.
             */
            seed: number;
            steps: components["schemas"]["TourStep"][];
        };
        /** @description A guided beginning as a lobby shows it. */
        TourCard: {
            id: string;
            scenario: string;
            seat: string;
            /** Format: uint */
            steps: number;
        };
        /** @description One sentence, and what it asks for. */
        TourStep: {
            /** @description The actions that are suggested, one after the other; none where there is only something to read. See [`fits`]. */
            do?: unknown[];
            /** @description The key of the sentence. */
            say: string;
            /** @description What is pointed at besides that which has to be clicked. */
            show?: components["schemas"]["Spot"][];
            /** @description What the log has to tell when it is done: keys of notes. A tour whose battle is no longer won fails its test. */
            tells?: string[];
        };
        /** @description A box beside the map. */
        Tray: {
            /** @description What [`Piece::at`] says of the pieces in it. */
            id: string;
            title: components["schemas"]["Text"];
        };
        /** @description Something that pointing at a point can mean. */
        Tried: {
            action: unknown;
            /** @description What it would come to, if it is allowed. */
            explanation: components["schemas"]["Explanation"];
            label: components["schemas"]["Text"];
            /** @description Every clause that forbids it; none if it is allowed. */
            reasons?: components["schemas"]["Reason"][];
        };
        /** @description A unit that can be bought. */
        UnitAbout: {
            /** @description What else there is to know: armour, how far it goes, what it carries. */
            facts?: components["schemas"]["Text"][];
            /** Format: uint8 */
            fewest: number;
            id: string;
            /** Format: uint8 */
            most: number;
            options?: components["schemas"]["Extra"][];
            /** @description How it can be had, cheapest first. */
            qualities: components["schemas"]["Priced"][];
            /** @description The keys of its special rules; the text of one is its attribute `text`. */
            rules?: string[];
            slot: string;
            /** @description The key of its name. */
            title: string;
            /** @description The keys of the weapons it has before anything is bought. */
            weapons?: string[];
        };
        /** @description A message of the live connection. */
        Update: {
            whole: components["schemas"]["Whole"];
        } | {
            change: components["schemas"]["Change"];
        };
        /** @description For whom a scene is drawn. */
        Viewer: {
            seat: components["schemas"]["Seat"];
        } | "spectator";
        /** @description What a weapon does, as its table has it. */
        WeaponAbout: {
            penetration: string;
            range: string;
            /** @description The keys of what is special about it; the text of one is its attribute `text`. */
            rules?: string[];
            shots: string;
            /** @description The key of its name. */
            title: string;
        };
        /** @description Who plays a seat. */
        Who: "human" | {
            machine: string;
        } | "nobody";
        /** @description Everything a viewer sees at one version. */
        Whole: {
            /** @description What the dice follow from, where players have a part in them. */
            dice?: components["schemas"]["DiceView"] | null;
            /** @description Whether there are earlier ones. */
            earlier: boolean;
            /** @description The last entries of the log, oldest first. */
            log: components["schemas"]["LogEntry"][];
            scene: components["schemas"]["Scene"];
            /** @description Whether this viewer can take something back. */
            undo: boolean;
            /** @description Opaque; sent back to say what one has seen. */
            version: string;
        };
        /** @description The part of a board that is looked at, in the unit of its coordinates. */
        Window: {
            /** Format: int32 */
            height: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            x: number;
            /** Format: int32 */
            y: number;
        };
    };
    responses: {
        /** @description Why the request was not carried out */
        problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameCard"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_clauses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseCard"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_examples: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleCard"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_examples_example: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                example: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleView"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_forces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lists"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_games_game_forces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Draft"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Force"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_games_game_forces_file: {
        parameters: {
            query?: {
                /** @description What the file is called; its ending tells what it is */
                name?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Force"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_preview: {
        parameters: {
            query?: {
                /** @description The scenario; the first one if absent. Options of the game are asked for by their names */
                scenario?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_tables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablesAbout"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_games_game_tables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Layout"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidTable"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_tables_drawn: {
        parameters: {
            query?: {
                /** @description A number; the same gives the same table */
                seed?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidTable"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_games_game_tables_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaidTable"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_tours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_games_game_words_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_languages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchCard"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_matches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    delete_matches_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_matches_id_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_briefing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Briefing"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchCard"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_matches_id_commands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_live: {
        parameters: {
            query?: {
                /** @description What has been seen already */
                version?: string;
                /** @description `deflate`: long messages come as binary frames of raw deflate */
                compress?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection becomes a WebSocket (status 101) whose messages are of this type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_log: {
        parameters: {
            query?: {
                /** @description Only entries with a smaller number */
                before?: string;
                /** @description How many at most; the last ones */
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_moments: {
        parameters: {
            query?: {
                /** @description After so many steps the first of them */
                from?: string;
                /** @description Or: the number of the entry of the log that was told in the first of them */
                after?: string;
                /** @description How many at most; 32 are the most, and there may be fewer */
                many?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moments"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-sandtable-record": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_replay: {
        parameters: {
            query?: {
                /** @description How many steps */
                step?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moment"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_matches_id_updates: {
        parameters: {
            query?: {
                /** @description The version seen last */
                after?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"][];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_network: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Network"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_openapi_json: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            default: components["responses"]["problem"];
        };
    };
    post_records: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordCheck"];
                };
            };
            default: components["responses"]["problem"];
        };
    };
    get_words_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["problem"];
        };
    };
}
