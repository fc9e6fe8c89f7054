// Reads a linear problem as `layoutdraw-benchmark rows` prints it, builds and solves it with CLP, and prints how many
// nanoseconds the fastest of its methods took, and the sum of the errors of each priority.
//
// A constraint's error gets columns of its own. CLP gets all priorities at once, each with a thousand times the cost of
// the next, which spares it solving level by level; the answer is checked by the errors that the caller compares.
#include <chrono>
#include <cmath>
#include <coin/ClpSimplex.hpp>
#include <coin/CoinBuild.hpp>
#include <cstdio>
#include <map>
#include <vector>

struct Row {
  char relation;
  double constant, priority;
  std::vector<int> columns;
  std::vector<double> elements;
};

static double solve(int variables, const std::vector<Row> &rows, const std::map<double, double> &weights, int method,
                    std::vector<double> &values) {
  using Clock = std::chrono::steady_clock;
  auto start = Clock::now();
  std::vector<double> lower(variables, -COIN_DBL_MAX), upper(variables, COIN_DBL_MAX), cost(variables, 0);
  std::vector<CoinBigIndex> starts{0};
  std::vector<int> columns;
  std::vector<double> elements, rowLower, rowUpper;
  for (const Row &row : rows) {
    columns.insert(columns.end(), row.columns.begin(), row.columns.end());
    elements.insert(elements.end(), row.elements.begin(), row.elements.end());
    if (row.priority > 0)
      for (int sign : {1, -1}) {
        if (row.relation == (sign > 0 ? '<' : '>')) continue;
        columns.push_back((int)cost.size());
        elements.push_back(sign);
        cost.push_back(weights.at(row.priority));
        lower.push_back(0);
        upper.push_back(COIN_DBL_MAX);
      }
    starts.push_back((CoinBigIndex)columns.size());
    rowLower.push_back(row.relation == '<' ? -COIN_DBL_MAX : row.constant);
    rowUpper.push_back(row.relation == '>' ? COIN_DBL_MAX : row.constant);
  }
  CoinPackedMatrix matrix(false, (int)cost.size(), (int)rows.size(), (CoinBigIndex)columns.size(), elements.data(),
                          columns.data(), starts.data(), nullptr);
  ClpSimplex model;
  model.setLogLevel(0);
  model.loadProblem(matrix, lower.data(), upper.data(), cost.data(), rowLower.data(), rowUpper.data());
  if (method == 0) model.initialSolve();
  if (method == 1) model.dual();
  if (method == 2) model.primal();
  double time = std::chrono::duration<double, std::nano>(Clock::now() - start).count();
  if (model.status() != 0) return INFINITY;
  values.assign(model.getColSolution(), model.getColSolution() + variables);
  return time;
}

int main() {
  int variables, count;
  if (scanf("%d %d", &variables, &count) != 2) return 1;
  std::vector<Row> rows(count);
  std::map<double, double> weights, errors;
  for (Row &row : rows) {
    int terms;
    if (scanf(" %c %lf %lf %d", &row.relation, &row.constant, &row.priority, &terms) != 4) return 1;
    row.columns.resize(terms);
    row.elements.resize(terms);
    for (int i = 0; i < terms; i++)
      if (scanf("%lf %d", &row.elements[i], &row.columns[i]) != 2) return 1;
    if (row.priority > 0) weights[row.priority] = 0;
  }
  double weight = 1;
  for (auto &entry : weights) entry.second = weight, weight *= 1000;
  double best = INFINITY;
  std::vector<double> values;
  for (int round = 0; round < 5; round++)
    for (int method = 0; method < 3; method++) best = std::min(best, solve(variables, rows, weights, method, values));
  for (const Row &row : rows) {
    double error = -row.constant;
    for (size_t i = 0; i < row.columns.size(); i++) error += row.elements[i] * values[row.columns[i]];
    if (row.relation == '<') error = std::max(0.0, error);
    if (row.relation == '>') error = std::min(0.0, error);
    errors[-row.priority] += std::fabs(error);
  }
  printf("%.0f", best);
  for (auto &entry : errors)
    if (entry.first < 0) printf(" %g:%.3f", -entry.first, entry.second);
  printf("\n");
}
